import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Earnings, PracticeBookingsAnswer, PracticeStats } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { seedPractices } from './seed-practices';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.database.query.transaction().execute((trx) => seedPractices(trx, new Date()));
  });
  after(() => running.close());

  const statsOf = (account: string) => read<PracticeStats>(account, '/api/vendors/me/stats');

  async function read<T>(account: string, url: string): Promise<T> {
    const login = await running.app.inject({
      method: 'POST',
      url: '/api/users/loginUser',
      payload: { email: `${account}@demo.example`, password: 'demo-password' },
    });
    const authorization = `Bearer ${login.json().token}`;
    const answer = await running.app.inject({ url, headers: { authorization } });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  }

  test('the demo doctor has the documented figures, counted', async () => {
    const { clients, bookings, consulted, rating, people } = await statsOf('doctor');
    assert.equal(clients.value, 666);
    assert.equal(bookings.value, 120);
    assert.equal(consulted.value, 340);
    assert.equal(rating?.average, 4.5);
    const share = (count: number) => Math.round((count / clients.value) * 100);
    assert.deepEqual([people.male, people.female, people.child].map(share), [45, 30, 25]);
  });

  test('so has the demo teacher', async () => {
    const { hours, students, classes, comingWeek } = await statsOf('teacher');
    assert.equal(hours.value, 242);
    assert.equal(students.value, 104);
    assert.equal(classes.value, 20);
    assert.equal(comingWeek, 12);
  });

  test('so has the demo advocate', async () => {
    const { cases, rating } = await statsOf('advocate');
    assert.deepEqual(cases, { total: 1_000, won: 750, lost: 240, open: 10 });
    assert.equal(rating?.average, 4.5);
  });

  test('the students that are counted are those of the list', async () => {
    const { total } = await read<{ total: number }>('teacher', '/api/vendors/me/clients');
    assert.equal(total, 104);
  });

  const professionals = ['doctor', 'teacher', 'advocate', 'ca', 'engineer', 'labour'];

  for (const account of professionals) {
    test(`${account}: requests wait for an answer, and one was declined`, async () => {
      const shown = async (what: string) => {
        const url = `/api/vendors/me/bookings?shown=${what}`;
        return (await read<PracticeBookingsAnswer>(account, url)).bookings;
      };
      const requests = await shown('requests');
      assert.ok(requests.length >= 3 && requests.every(({ about }) => about), account);
      const cancelled = await shown('cancelled');
      assert.equal(cancelled.filter(({ status }) => status === 'declined').length, 1);
    });

    test(`${account}: payments are those of the bookings`, async () => {
      const earnings = await read<Earnings>(account, '/api/vendors/me/ledger');
      const kinds = new Set(earnings.entries.map(({ kind }) => kind));
      assert.ok(kinds.has('paid'), account);
      const { rows } = await sql<{ differing: number }>`
        SELECT count(*)::int AS differing FROM booking
        JOIN vendor ON vendor.id = vendor_id JOIN app_user ON app_user.id = vendor.user_id
        LEFT JOIN (SELECT booking_id, sum(amount) AS earned FROM ledger_movement movement
          JOIN ledger_entry ON movement_id = movement.id AND account = 'vendor-earnings'
          GROUP BY booking_id) ledger ON ledger.booking_id = booking.id
        WHERE email = ${`${account}@demo.example`} AND booking.status = 'completed'
          AND coalesce(booking.fee_amount, 0) <> coalesce(earned, 0)`.execute(
        running.database.query,
      );
      assert.equal(rows[0]?.differing, 0);
    });
  }

  test('the ledger has no movement that does not come to nothing', async () => {
    const { rows } = await sql`SELECT movement_id FROM ledger_entry GROUP BY movement_id
      HAVING sum(amount) <> 0`.execute(running.database.query);
    assert.deepEqual(rows, []);
  });

  test('what an appointment costs and takes is what its service does', async () => {
    const { rows } = await sql`SELECT booking.id FROM booking
      JOIN vendor_service service ON service.id = service_id
      WHERE booking.kind <> 'hire' AND (booking.fee_amount <> service.fee_amount
        OR ends_at - starts_at <> service.minutes * interval '1 minute')`.execute(
      running.database.query,
    );
    assert.deepEqual(rows, []);
  });

  test('nobody is in two appointments at a time, or came before their record begins', async () => {
    const { query } = running.database;
    const overlapping = await sql`SELECT one.id FROM booking one JOIN booking other
        ON other.vendor_id = one.vendor_id AND other.id > one.id
        AND other.starts_at < one.ends_at AND other.ends_at > one.starts_at
      WHERE one.status IN ('completed', 'confirmed', 'requested')
        AND other.status IN ('completed', 'confirmed', 'requested')`.execute(query);
    assert.deepEqual(overlapping.rows, []);
    const early = await sql`SELECT client.id FROM client JOIN booking ON client_id = client.id
      JOIN vendor ON vendor.id = client.vendor_id AND vendor.user_id IS NOT NULL
      WHERE starts_at::date < registered_on - 1`.execute(query);
    assert.deepEqual(early.rows, []);
  });

  test('whoever an advocate stands up for is an adult, and was when the case was opened', async () => {
    const { rows } = await sql`SELECT legal_case.id FROM legal_case
      JOIN client ON client.id = client_id
      WHERE born > opened_on - interval '18 years' OR opened_on < registered_on`.execute(
      running.database.query,
    );
    assert.deepEqual(rows, []);
  });
});
