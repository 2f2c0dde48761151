import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { onDatabase } from '../../../test/database/databases';
import type { Schedule } from '../../availability';
import type { Database } from '../../core/db/database';
import { weekAt } from './weeks.model';
import { weeksReader } from './weeks.store';

const week = (id: number, opens: string) => ({
  ...{ id, vendor_id: null, lunch_from: null, lunch_to: null },
  hours: JSON.stringify([{ weekday: 1, opens, closes: '18:00' }]),
});

/** A Monday, half past nine in India. */
const monday = new Date('2030-01-07T04:00:10.000Z');
const later = (seconds: number) => new Date(monday.getTime() + seconds * 1_000);

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
    await database.query
      .insertInto('week')
      .values([week(1, '10:00'), week(2, '14:00')])
      .execute();
  });
  after(() => database.close());

  test('within a minute only a changed week is computed again', async () => {
    const { query } = database;
    let computed: string[] = [];
    const read = weeksReader(query, (schedule: Schedule, now) => {
      computed.push(schedule.hours[0]?.opens ?? '');
      return weekAt(schedule, now);
    });
    const readAt = async (now: Date) => {
      computed = [];
      const weeks = await read(now);
      return { computed: computed.sort(), next: [...weeks.values()].map(({ next }) => next) };
    };
    const first = await readAt(monday);
    assert.deepEqual(first.computed, ['10:00', '14:00']);
    assert.deepEqual(await readAt(later(40)), { ...first, computed: [] });

    const hours = JSON.stringify([{ weekday: 1, opens: '16:00', closes: '18:00' }]);
    await query.updateTable('week').set({ hours }).where('id', '=', 2).execute();
    const changed = await readAt(later(45));
    assert.deepEqual(changed.computed, ['16:00']);
    assert.notDeepEqual(changed.next, first.next);

    const { computed: all } = await readAt(later(50));
    assert.deepEqual(all, ['10:00', '16:00']);
  });
});
