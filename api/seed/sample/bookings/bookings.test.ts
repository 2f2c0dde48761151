import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { cellsBetween } from '../../../src/availability/cells.model';
import { standingOf, usualTimes } from '../../../src/availability/slots.model';
import { after as stepTo } from '../../../src/booking/bookings/states.model';
import type { Database } from '../../../src/core/db/database';
import { onDatabase } from '../../../test/database/databases';
import { seed } from '../../seed';
import { demoUserId } from '../demo/demo';
import { bookablesOf } from './bookable';
import { bookingsByGuests } from './seed-bookings';

const now = new Date();

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
    await seed(database.query, { vendors: 400, demoAccounts: true, now });
  });
  after(() => database.close());

  const bookings = () =>
    database.query.selectFrom('booking').selectAll().orderBy('starts_at').orderBy('id').execute();
  const ofUser = async () =>
    (await bookings()).filter(({ user_id }) => user_id === demoUserId('user'));

  test('a few of the sample people are booked, by invented guests', async () => {
    const all = await bookings();
    assert.ok(all.every(({ is_sample }) => is_sample));
    const { rows } = await sql<{ booked: number }>`SELECT count(DISTINCT vendor_id)::int AS booked
      FROM booking JOIN vendor ON vendor.id = vendor_id
      WHERE vendor.user_id IS NULL`.execute(database.query);
    assert.ok(rows[0]!.booked >= 4 && rows[0]!.booked <= 24, `${rows[0]!.booked}`);
  });

  test('every booking is at a time of the professional’s own, and none overlaps another', async () => {
    const all = await bookings();
    const vendors = await bookablesOf(database.query, [
      ...new Set(all.map((one) => one.vendor_id)),
    ]);
    assert.ok(vendors.length > 8);
    for (const { id, hours, lunch } of vendors) {
      const cells = new Set<number>();
      for (const booking of all.filter(({ vendor_id }) => vendor_id === id)) {
        const { starts_at: start, ends_at: end, created_at } = booking;
        const minutes = (end.getTime() - start.getTime()) / 60_000;
        assert.equal(standingOf(start, { hours, lunch }, created_at, { minutes }), null);
        for (const cell of cellsBetween(start.getTime(), end.getTime(), usualTimes)) {
          assert.ok(!cells.has(cell), 'nobody is booked twice at a time');
          cells.add(cell);
        }
      }
    }
  });

  test('what is still to come occupies its time, all of it, and nothing else does', async () => {
    for (const { id, status, starts_at, ends_at } of await bookings()) {
      const kept = await database.query
        .selectFrom('booking_cell')
        .select('cell')
        .where('booking_id', '=', id)
        .orderBy('cell')
        .execute();
      const isOpen = status === 'requested' || status === 'confirmed';
      const cells = cellsBetween(starts_at.getTime(), ends_at.getTime(), usualTimes);
      assert.deepEqual(
        kept.map(({ cell }) => cell),
        isOpen ? cells : [],
      );
      if (isOpen) assert.ok(starts_at > now);
      if (status === 'completed' || status === 'no-show') assert.ok(ends_at < now);
    }
    const { rows } = await sql`SELECT id FROM vendor WHERE has_own_times
      <> EXISTS (SELECT FROM booking WHERE vendor_id = vendor.id)`.execute(database.query);
    assert.deepEqual(rows, []);
  });

  test('the history of a booking leads where it stands, step by step, and is over', async () => {
    for (const booking of await bookings()) {
      const events = await database.query
        .selectFrom('booking_event')
        .selectAll()
        .where('booking_id', '=', booking.id)
        .orderBy('at')
        .execute();
      assert.deepEqual([events[0]?.from_status, events[0]?.to_status], [null, 'held']);
      assert.equal(events.at(-1)?.to_status, booking.status);
      assert.equal(events[0]?.at.getTime(), booking.created_at.getTime());
      for (const [nth, { from_status, to_status, actor, at }] of events.entries()) {
        assert.ok(at <= now);
        if (nth === 0) continue;
        assert.equal(from_status, events[nth - 1]?.to_status);
        const actions = ['book', 'confirm', 'cancel', 'complete', 'miss'] as const;
        const led = actions.map((action) => stepTo(action, from_status!, actor));
        assert.ok(led.includes(to_status), `${from_status} to ${to_status} by ${actor}`);
      }
    }
  });

  test('the bookings of the last thirty days are those that are counted', async () => {
    const { rows } = await sql`SELECT vendor.id, bookings_30d FROM vendor JOIN booking
        ON vendor_id = vendor.id GROUP BY vendor.id
      HAVING bookings_30d <> count(*) FILTER
        (WHERE booking.created_at > now() - interval '30 days')`.execute(database.query);
    assert.deepEqual(rows, []);
  });

  test('nobody was booked before they joined, or wrote before they had an account', async () => {
    const { rows } = await sql`SELECT booking.id FROM booking
      JOIN vendor ON vendor.id = vendor_id LEFT JOIN app_user ON app_user.id = booking.user_id
      WHERE booking.created_at < vendor.created_at
        OR booking.created_at < app_user.created_at`.execute(database.query);
    assert.deepEqual(rows, []);
  });

  test('the demo user has something in every part of the dashboard', async () => {
    const own = await ofUser();
    const many = (...statuses: string[]) =>
      own.filter(({ status }) => statuses.includes(status)).length;
    assert.deepEqual([many('requested'), many('confirmed'), many('completed')], [1, 2, 12]);
    assert.equal(many('cancelled-by-client', 'cancelled-by-vendor'), 2);
    assert.equal(own.length, 17);
    const reviews = await database.query
      .selectFrom('review')
      .innerJoin('booking', 'booking.id', 'review.booking_id')
      .select(['review.published_at', 'review.created_at', 'is_counted', 'status', 'ends_at'])
      .where('review.user_id', '=', demoUserId('user'))
      .execute();
    assert.equal(reviews.length, 10);
    for (const review of reviews) {
      assert.deepEqual([review.status, review.is_counted], ['completed', true]);
      assert.ok(review.created_at > review.ends_at && review.published_at <= now);
    }
    const count = async (table: 'address' | 'favourite' | 'thread' | 'support_ticket') =>
      (await database.query.selectFrom(table).selectAll().execute()).length;
    assert.deepEqual(
      [await count('address'), await count('favourite'), await count('thread')],
      [2, 4, 1],
    );
    assert.equal(await count('support_ticket'), 1);
  });

  test('bookings follow from the professional and the moment alone', async () => {
    const [{ id }] = (await database.query
      .selectFrom('vendor')
      .select('id')
      .where('user_id', 'is', null)
      .where('bookings_30d', '>', 10)
      .where('has_own_times', '=', false)
      .limit(1)
      .execute()) as [{ id: string }];
    const made = async (at: Date) => {
      const [vendor] = await bookablesOf(database.query, [id]);
      return bookingsByGuests(vendor!, at);
    };
    assert.ok((await made(now)).length > 8);
    assert.deepEqual(await made(now), await made(now));
    assert.notDeepEqual(await made(now), await made(new Date(now.getTime() + 86_400_000)));
  });

  test('whoever comes has a record with the professional, counted without gaps', async () => {
    const { query } = database;
    const clients = await query.selectFrom('client').selectAll().orderBy('number').execute();
    const byId = new Map(clients.map((client) => [client.id, client]));
    for (const booking of await bookings()) {
      const client = byId.get(booking.client_id ?? '');
      assert.equal(client?.vendor_id, booking.vendor_id);
      assert.equal(client?.user_id, booking.user_id);
    }
    const counted = new Map<string, number>();
    for (const { vendor_id, number } of clients) {
      assert.equal(number, (counted.get(vendor_id) ?? 0) + 1);
      counted.set(vendor_id, number);
    }
    const genders = new Set(clients.map(({ gender }) => gender));
    assert.deepEqual(genders, new Set(['Female', 'Male']));
  });

  test('what somebody comes for is a subject, and a lesson has one', async () => {
    for (const { reason, kind } of await bookings()) {
      assert.ok(kind !== 'lesson' || reason !== null);
      assert.doesNotMatch(reason ?? '', /[.?!]$|^I |^My /);
    }
  });

  test('clients are of an age that fits, the same with every professional', async () => {
    const { query } = database;
    const clients = await query
      .selectFrom('client')
      .innerJoin('booking', 'booking.client_id', 'client.id')
      .select(['client.id', 'client.user_id', 'client.born', 'booking.kind'])
      .where('client.born', 'is not', null)
      .execute();
    const adult = `${now.getFullYear() - 18}-01-01`;
    for (const { born, kind, user_id } of clients) {
      const isAdult = kind === 'consultation' || kind === 'hire' || user_id !== null;
      assert.ok(!isAdult || String(born) < adult, `${kind} ${born}`);
    }
    const own = clients.filter(({ user_id }) => user_id === demoUserId('user'));
    assert.equal(new Set(own.map(({ born }) => String(born))).size, 1);
  });

  test('a second start adds nothing, and more vendors only bring their own', async () => {
    const earlier = await bookings();
    await seed(database.query, { vendors: 400, demoAccounts: true, now });
    assert.deepEqual(await bookings(), earlier);
    await seed(database.query, { vendors: 600, demoAccounts: true, now });
    const ids = new Set((await bookings()).map(({ id }) => id));
    assert.ok(earlier.every(({ id }) => ids.has(id)) && ids.size > earlier.length);
    assert.equal((await ofUser()).length, 17);
  });
});
