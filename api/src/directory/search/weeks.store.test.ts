import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { farDays, scheduleOf } from '../../availability';
import { cellAt } from '../../availability/cells.model';
import type { Database } from '../../core/db/database';
import type { Tables } from '../../core/db/tables.generated';
import { freeTimesOf, weekNowOf } from './free-times.model';
import { refreshVendors } from './index-vendors';
import { deleteOldChanges } from './week-changes.store';
import { weekAt } from './weeks.model';
import { weeksReader } from './weeks.store';

const minute = 60_000;
const hour = 60 * minute;

/** Ten seconds past a whole minute, so that a test's seconds stay within it. */
const start = Math.floor(Date.now() / hour) * hour + 10_000;
const later = (milliseconds: number) => new Date(start + milliseconds);

onDatabase((open) => {
  let database: Database;
  let query: Kysely<Tables>;
  before(async () => {
    database = await open(200);
    ({ query } = database);
  });
  after(() => database.close());

  /** A reader that tells how many schedules and weeks each call computed. */
  const counted = () => {
    const work = { schedules: 0, weeks: 0 };
    const read = weeksReader(query, {
      compact: (...given) => {
        work.schedules += 1;
        return freeTimesOf(...given);
      },
      evaluate: (...given) => {
        work.weeks += 1;
        return weekNowOf(...given);
      },
    });
    return async (milliseconds: number) => {
      Object.assign(work, { schedules: 0, weeks: 0 });
      const weeks = await read(later(milliseconds));
      return { ...work, view: weeks };
    };
  };

  /** Vendors with own weeks that are listed, and where. */
  const owners = () =>
    query
      .selectFrom('week')
      .innerJoin('search_row', 'search_row.vendor_id', 'week.vendor_id')
      .select(['week.id', 'search_row.vendor_id', 'category_id', 'sub_category_id', 'city_id'])
      .orderBy('week.id')
      .execute();
  const known = async () => {
    const shared = query.selectFrom('week').select('id').where('vendor_id', 'is', null);
    return (await owners()).length + (await shared.execute()).length;
  };
  const anOwner = async () => (await owners())[0] as { id: number; vendor_id: string };

  const addCell = async (db: Kysely<Tables>, vendor_id: string, cell: number) => {
    const booking_id = await addBooking({ ...database, query: db }, vendor_id);
    await db.insertInto('booking_cell').values({ vendor_id, cell, booking_id }).execute();
    return booking_id;
  };

  test('without a change no schedule is read, and weeks are computed once a minute', async () => {
    const readAt = counted();
    const all = await known();
    const first = await readAt(0);
    assert.deepEqual([first.schedules, first.weeks], [all, all]);
    for (const seconds of [1, 2, 40]) {
      const { schedules, weeks } = await readAt(seconds * 1_000);
      assert.deepEqual([schedules, weeks], [0, 0]);
    }
    const next = await readAt(minute);
    assert.deepEqual([next.schedules, next.weeks], [0, all]);
    const rest = await readAt(minute + 1_000);
    assert.deepEqual([rest.schedules, rest.weeks], [0, 0]);
  });

  test('weeks say what their schedules say', async () => {
    const readAt = counted();
    const own = await owners();
    assert.ok(own.length > 3);
    for (const milliseconds of [0, 5 * hour, 11 * hour]) {
      const { view } = await readAt(milliseconds);
      const now = later(milliseconds);
      for (const { id, vendor_id } of own) {
        const schedule = await scheduleOf(query, vendor_id, farDays(now));
        assert.ok(schedule);
        assert.deepEqual(view.get(id), weekAt(schedule, now));
      }
    }
  });

  test('whatever changes a schedule, that one is read again, once', async () => {
    const { id, vendor_id } = await anOwner();
    const readAt = counted();
    await readAt(0);
    let seconds = 0;
    const follows = async (what: string, change: () => Promise<unknown>) => {
      await change();
      seconds += 1;
      const { schedules, view } = await readAt(seconds);
      assert.equal(schedules, 1, what);
      const schedule = await scheduleOf(query, vendor_id, farDays(later(0)));
      assert.deepEqual(view.get(id), weekAt(schedule as never, later(seconds)), what);
      seconds += 1;
      assert.equal((await readAt(seconds)).schedules, 0, what);
    };
    let booked = '';
    await follows('a booking', async () => {
      booked = await addCell(query, vendor_id, cellAt(start) + 5);
    });
    await follows('a cancelled booking', () =>
      query.deleteFrom('booking_cell').where('booking_id', '=', booked).execute(),
    );
    await follows('a day off', () =>
      query
        .insertInto('availability_exception')
        .values({
          ...{ id: uuidv7(), vendor_id, kind: 'closed', opens: null, closes: null, note: null },
          day: later(24 * hour)
            .toISOString()
            .slice(0, 10),
        })
        .execute(),
    );
    await follows('no day off', () =>
      query.deleteFrom('availability_exception').where('vendor_id', '=', vendor_id).execute(),
    );
    const rule = { vendor_id, notice_minutes: 300 };
    await query.deleteFrom('booking_rule').where('vendor_id', '=', vendor_id).execute();
    await readAt(seconds);
    await follows('a rule', () => query.insertInto('booking_rule').values(rule).execute());
    await follows('another rule', () =>
      query
        .insertInto('booking_rule')
        .values({ ...rule, notice_minutes: 9_000 })
        .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet({ notice_minutes: 0 }))
        .execute(),
    );
    await follows('working hours', async () => {
      // Of a week that exists: another one would be read as well.
      const { hours } = await query
        .selectFrom('week')
        .select('hours')
        .where('vendor_id', 'is', null)
        .where('lunch_from', 'is', null)
        .executeTakeFirstOrThrow();
      await query
        .updateTable('vendor')
        .set({ working_hours: JSON.stringify(hours), lunch_from: null, lunch_to: null })
        .where('id', '=', vendor_id)
        .execute();
      await query.transaction().execute((trx) => refreshVendors(trx, [vendor_id]));
    });
  });

  test('a query reaches shared weeks and the own ones of its vendors', async () => {
    const { view } = await counted()(0);
    const own = await owners();
    const ids = (weeks: { id: number; city: string | null }[]) =>
      weeks.filter(({ city }) => city !== null).map(({ id }) => id);
    for (const { id, vendor_id, category_id, sub_category_id, city_id } of own) {
      const here = { nodes: [category_id], level: 'category_id' as const, cities: [city_id] };
      const expected = own.filter(
        (one) => one.city_id === city_id && one.category_id === category_id,
      );
      const found = view.within({ ...here, only: null });
      assert.deepEqual(ids(found).sort(), expected.map((one) => one.id).sort());
      assert.equal(found.length - expected.length, (await known()) - own.length);
      assert.deepEqual(ids(view.within({ ...here, only: [vendor_id] })), [id]);
      const bySub = { ...here, level: 'sub_category_id' as const, nodes: [sub_category_id ?? ''] };
      assert.ok(ids(view.within({ ...bySub, only: null })).includes(id));
    }
  });

  test('one who is not listed any more is forgotten with the next reading', async () => {
    const { id, vendor_id } = await anOwner();
    const readAt = counted();
    assert.ok((await readAt(0)).view.get(id));
    await query.deleteFrom('week').where('vendor_id', '=', vendor_id).execute();
    assert.equal((await readAt(1_000)).view.get(id), undefined);
    await query.transaction().execute((trx) => refreshVendors(trx, [vendor_id]));
    assert.ok((await readAt(2_000)).view.get(id));
  });

  test('a long transaction is not missed, and those around it are read once', async (t) => {
    if (database.engine !== 'postgres') return t.skip('the embedded engine has one connection');
    const [slow, quick] = await owners();
    assert.ok(slow && quick);
    const readAt = counted();
    await readAt(0);
    await query.transaction().execute(async (trx) => {
      await addCell(trx, slow.vendor_id, cellAt(start) + 900);
      for (const nth of [1, 2, 3]) {
        await addCell(query, quick.vendor_id, cellAt(start) + 900 + nth);
        assert.equal((await readAt(nth * 1_000)).schedules, 1);
        assert.equal((await readAt(nth * 1_000 + 500)).schedules, 0);
      }
    });
    assert.equal((await readAt(4_000)).schedules, 1);
    assert.equal((await readAt(5_000)).schedules, 0);
  });

  test('what was changed before the first reading is read once, whoever still works', async (t) => {
    if (database.engine !== 'postgres') return t.skip('the embedded engine has one connection');
    const { vendor_id } = await anOwner();
    await query.transaction().execute(async (bystander) => {
      await sql`SELECT pg_current_xact_id()`.execute(bystander);
      await addCell(query, vendor_id, cellAt(start) + 950);
      const readAt = counted();
      await readAt(0);
      assert.equal((await readAt(1_000)).schedules, 0);
    });
  });

  test('a change that is taken back is none', async () => {
    const { vendor_id } = await anOwner();
    const readAt = counted();
    await readAt(0);
    await assert.rejects(
      query.transaction().execute(async (trx) => {
        await addCell(trx, vendor_id, cellAt(start) + 1_000);
        throw new Error('taken back');
      }),
    );
    assert.equal((await readAt(1_000)).schedules, 0);
  });

  test('weeks read long ago are read again in small parts, all of them after a gap', async () => {
    const readAt = counted();
    const all = await known();
    await readAt(0);
    let schedules = 0;
    for (let halfHours = 1; halfHours <= 23; halfHours += 1) {
      schedules += (await readAt((halfHours * hour) / 2)).schedules;
    }
    assert.equal(schedules, 0);
    const parts = [];
    for (const seconds of [1, 2, 3, 4]) {
      parts.push((await readAt(12 * hour + seconds * 1_000)).schedules);
    }
    assert.ok(parts.every((part) => part <= 50));
    assert.equal(
      parts.reduce((sum, part) => sum + part, 0),
      Math.min(all, 200),
    );
    assert.equal((await readAt(20 * hour)).schedules, all);
  });

  test('changes are kept for a day', async () => {
    const { vendor_id } = await anOwner();
    await addCell(query, vendor_id, cellAt(start) + 1_100);
    const changes = () => query.selectFrom('week_change').select('id').execute();
    await deleteOldChanges(query);
    const kept = await changes();
    assert.ok(kept.length > 0);
    await query
      .updateTable('week_change')
      .set({ at: later(-25 * hour) })
      .execute();
    await deleteOldChanges(query);
    assert.deepEqual(await changes(), []);
  });
});
