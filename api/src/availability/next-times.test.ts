import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../test/app/app';
import { onDatabase } from '../../test/database/databases';
import { nextTimesOf } from './next-times';
import { timeZone } from './slots.model';

const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '10:00',
  closes: '20:00',
}));
const now = new Date('2026-11-22T20:00:00+05:30');
const today = dayIn(now, timeZone);

onDatabase((open) => {
  let running: TestApp;
  const ids: string[] = [];
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    const { query } = running.database;
    const rows = await query
      .selectFrom('vendor')
      .select('id')
      .where('has_own_times', '=', false)
      .limit(3)
      .execute();
    ids.push(...rows.map(({ id }) => id));
    await query
      .updateTable('vendor')
      .set({ has_own_times: true })
      .where('id', 'in', ids.slice(1))
      .execute();
  });
  after(() => running.close());

  const isAway = async (id: string, days: number[]) => {
    const row = (day: number) => ({
      ...{ id: uuidv7(), vendor_id: id, day: addDays(today, day), kind: 'closed' as const },
      ...{ opens: null, closes: null, note: null },
    });
    await running.database.query
      .insertInto('availability_exception')
      .values(days.map(row))
      .execute();
  };
  const next = (count: number) => {
    const people = ids.map((id) => ({ id, hours: always, lunch: null }));
    return nextTimesOf(running.database.query, people, now, count);
  };
  const ten = (day: number, time = '10:00') =>
    new Date(`${addDays(today, day)}T${time}:00+05:30`).toISOString();

  test('whoever is away for long is free when they are back, the others before', async () => {
    const [usual = '', short = '', long = ''] = ids;
    await isAway(short, [1]);
    await isAway(long, [1, 2, 3, 4, 5]);
    const found = await next(1);
    assert.deepEqual(found.get(usual), [ten(1)]);
    assert.deepEqual(found.get(short), [ten(2)]);
    assert.deepEqual(found.get(long), [ten(6)]);
  });

  test('what is left of the coming days is filled up with later ones', async () => {
    const [, , long = ''] = ids;
    const found = await next(13);
    assert.equal(found.get(long)?.length, 13);
    assert.equal(found.get(long)?.at(-1), ten(7));
  });

  test('no query is made for vendors without own times', async () => {
    const [usual = ''] = ids;
    const people = [{ id: usual, hours: always, lunch: null, hasOwnTimes: false }];
    const found = await nextTimesOf(null as never, people, now, 1);
    assert.deepEqual(found.get(usual), [ten(1)]);
  });

  test('nobody is asked after: nothing', async () => {
    assert.deepEqual(await nextTimesOf(running.database.query, [], now, 3), new Map());
  });
});
