import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type {
  Booking,
  BookingMade,
  DeletionTerms,
  Hold,
  LessonPackage,
  PackagePurchase,
  SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { balances } from '../../../test/fixtures/money';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { timeZone } from '../../availability/slots.model';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };
const hour = 3_600_000;

onDatabase((open) => {
  let running: TestApp;
  let doctorId: string;
  let times: string[];

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    doctorId = await demoVendor(running.database, 'doctor');
    await bookAtOnce(running.database, doctorId);
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${doctorId}/slots?from=${from}&to=${addDays(from, 20)}`;
    times = (await running.app.inject(url))
      .json<SlotsAnswer>()
      .days.flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
      .filter(({ taken }) => taken === null)
      .map(({ start }) => start);
  });
  after(() => running.close());

  /** Booked with the doctor and paid online. */
  async function paid({ ask }: SignedIn): Promise<Booking> {
    const order = { vendorId: doctorId, kind: 'appointment', start: times.shift() };
    const { _id: holdId } = (await ask('POST', '/api/holds', order)).json<Hold>();
    const made = await ask('POST', '/api/bookings', { holdId, client, payingBy: 'online' });
    assert.equal(made.statusCode, 201, made.body);
    const { booking, payment } = made.json<BookingMade>();
    await ask('POST', `/api/payments/${payment?._id}/test`, { outcome: 'success' });
    return (await ask('GET', `/api/bookings/${booking._id}`)).json<Booking>();
  }

  /** Moves the start to an hour from now: too late to cancel for free. */
  async function makeLate(id: string): Promise<void> {
    const start = Date.now() + hour;
    await running.database.query
      .updateTable('booking')
      .set({ starts_at: new Date(start), ends_at: new Date(start + hour / 2) })
      .where('id', '=', id)
      .execute();
  }

  async function bought({ ask }: SignedIn): Promise<PackagePurchase> {
    const teacherId = await demoVendor(running.database, 'teacher');
    const packages = (await ask('GET', `/api/vendors/${teacherId}/packages`)).json();
    const [one] = (packages as LessonPackage[]).filter(({ lessons }) => lessons > 1);
    const answer = await ask('POST', `/api/packages/${one?._id}/purchase`, { payingBy: 'online' });
    assert.equal(answer.statusCode, 201, answer.body);
    const purchase = answer.json<PackagePurchase>();
    await ask('POST', `/api/payments/${purchase.payment._id}/test`, { outcome: 'success' });
    return purchase;
  }

  const remove = async ({ ask, userId }: SignedIn) =>
    assert.equal((await ask('DELETE', `/api/users/deleteUser/${userId}`)).statusCode, 200);

  const refundedOf = async (column: 'id' | 'booking_id', id: string) =>
    (
      await running.database.query
        .selectFrom('payment')
        .select('refunded_amount')
        .where(column, '=', id)
        .executeTakeFirstOrThrow()
    ).refunded_amount;

  test('deleting the account cancels by the policy: what is too late is not given back', async () => {
    const user = await signedIn(running.app, 'user');
    const [early, late] = [await paid(user), await paid(user)];
    await makeLate(late._id);
    await remove(user);
    assert.equal(await refundedOf('booking_id', early._id), early.fee?.amount);
    assert.equal(await refundedOf('booking_id', late._id), 0);
    const { 'vendor-earnings': earned } = await balances(running.database.query);
    assert.equal(earned, late.fee?.amount);
  });

  test('a booking that is moved when it is too late to cancel does not cost nothing again', async () => {
    const officer = await signedIn(running.app, 'officer');
    const { query } = running.database;
    const rule = { vendor_id: doctorId, cancel_hours: 5, move_hours: 0 };
    await query
      .insertInto('booking_rule')
      .values(rule)
      .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(rule))
      .execute();
    const booking = await paid(officer);
    const soon = new Date(Date.now() + hour);
    const late = { starts_at: soon, ends_at: new Date(soon.getTime() + hour / 2) };
    await query.updateTable('booking').set(late).where('id', '=', booking._id).execute();
    const began = { starts_at: soon };
    await query
      .updateTable('booking_event')
      .set(began)
      .where('booking_id', '=', booking._id)
      .execute();
    const url = `/api/bookings/${booking._id}`;
    const moved = await officer.ask('POST', `${url}/move`, { start: times.shift() });
    assert.equal(moved.statusCode, 200, moved.body);
    const cancelled = await officer.ask('POST', `${url}/cancel`, {});
    assert.equal(cancelled.json<Booking>().status, 'cancelled-by-client');
    assert.equal(await refundedOf('booking_id', booking._id), 0);
  });

  test('what it will come to is said before, and nothing is done by saying it', async () => {
    const user = await signedIn(running.app, 'advocate');
    const terms = async () =>
      (await user.ask('GET', '/api/me/deletion-terms')).json<DeletionTerms>();
    const before = await terms();
    const [early, late] = [await paid(user), await paid(user)];
    await makeLate(late._id);
    const cancelled = before.cancelled + 2;
    const expected = { cancelled, refund: [early.fee], kept: [late.fee] };
    assert.deepEqual(await terms(), expected);
    assert.deepEqual(await terms(), expected);
    for (const { _id } of [early, late]) {
      const { status, payment } = (await user.ask('GET', `/api/bookings/${_id}`)).json<Booking>();
      assert.deepEqual([status, payment.state], ['confirmed', 'paid']);
    }
  });

  test('lessons that nobody has had are paid back to whoever leaves', async () => {
    const engineer = await signedIn(running.app, 'engineer');
    const { payment } = await bought(engineer);
    const terms = await engineer.ask('GET', '/api/me/deletion-terms');
    const { refund, kept } = terms.json<DeletionTerms>();
    assert.deepEqual([refund, kept], [[payment.amount], []]);
    await remove(engineer);
    assert.equal(await refundedOf('id', payment._id), payment.amount.amount);
  });

  test('and to the clients of a professional who leaves', async () => {
    const officer = await signedIn(running.app, 'officer');
    const { payment } = await bought(officer);
    const teacher = await signedIn(running.app, 'teacher');
    const terms = await teacher.ask('GET', '/api/me/deletion-terms');
    assert.deepEqual(terms.json<DeletionTerms>().refund, []);
    await remove(teacher);
    assert.equal(await refundedOf('id', payment._id), payment.amount.amount);
    assert.deepEqual((await officer.ask('GET', '/api/me/credits')).json(), []);
  });

  test('a client cancels without cost, however late, once the professional is not listed', async () => {
    const officer = await signedIn(running.app, 'officer');
    const booking = await paid(officer);
    await makeLate(booking._id);
    const list = (status: 'suspended' | 'live') =>
      running.database.query
        .updateTable('vendor')
        .set({ status })
        .where('id', '=', doctorId)
        .execute();
    await list('suspended');
    await officer.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    await list('live');
    assert.equal(await refundedOf('booking_id', booking._id), booking.fee?.amount);
  });

  test('a professional who leaves gives everything back, however late', async () => {
    const officer = await signedIn(running.app, 'officer');
    const booking = await paid(officer);
    await makeLate(booking._id);
    await remove(await signedIn(running.app, 'doctor'));
    assert.equal(await refundedOf('booking_id', booking._id), booking.fee?.amount);
    await balances(running.database.query);
  });
});
