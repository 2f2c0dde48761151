import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { Booking, BookingMade, Hold, Payment, SlotsAnswer } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { balances } from '../../../test/fixtures/money';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { timeZone } from '../../availability/slots.model';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

onDatabase((open) => {
  let running: TestApp;
  let user: SignedIn;
  let doctorId: string;
  let times: string[];

  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    user = await signedIn(running.app, 'user');
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

  type Ask = (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => ReturnType<SignedIn['ask']>;

  /** A booking to be paid online, at a time unused in this file. */
  async function toPay(ask: Ask = user.ask) {
    const order = { vendorId: doctorId, kind: 'appointment', start: times.shift() };
    const hold = (await ask('POST', '/api/holds', order)).json<Hold>();
    assert.ok(hold.payingBy.includes('online'), JSON.stringify(hold));
    const asHolder: Record<string, string> = hold.key === null ? {} : { 'booking-key': hold.key };
    const body = { holdId: hold._id, client, payingBy: 'online' };
    const answer = await ask('POST', '/api/bookings', body, asHolder);
    assert.equal(answer.statusCode, 201, answer.body);
    const { booking, payment, key } = answer.json<BookingMade>();
    assert.equal(booking.status, 'held');
    assert.ok(payment);
    return { id: booking._id, payment, key };
  }
  const pay = async (id: string, outcome: string, ask: Ask = user.ask) =>
    (await ask('POST', `/api/payments/${id}/test`, { outcome })).json<Payment>();
  const read = async (id: string, ask: Ask = user.ask) =>
    (await ask('GET', `/api/bookings/${id}`)).json<Booking>();
  const isPayment = (id: string, state: Booking['payment']['state']) =>
    until(async () => (await read(id)).payment.state === state, `it is ${state}`);

  test('what is paid online is booked, and cancelled in time all comes back', async () => {
    const { id, payment } = await toPay();
    assert.equal((await pay(payment._id, 'success')).state, 'paid');
    const booking = await read(id);
    assert.equal(booking.status, 'confirmed');
    assert.deepEqual([booking.payment.state, booking.payment.amount], ['paid', booking.fee]);
    const cancelled = (await user.ask('POST', `/api/bookings/${id}/cancel`, {})).json<Booking>();
    assert.equal(cancelled.status, 'cancelled-by-client');
    assert.deepEqual(cancelled.payment.refunded, booking.fee);
    await isPayment(id, 'refunded');
  });

  test('a declined guest keeps the time and pays a second time, with the key alone', async () => {
    const guest: Ask = (method, url, body, headers = {}) =>
      running.app.inject({ method, url, headers, ...(body && { payload: body }) });
    const { id, payment, key } = await toPay(guest);
    assert.ok(key);
    const keyed: Ask = (method, url, payload) =>
      running.app.inject({
        ...{ method, url, headers: { 'booking-key': key } },
        ...(payload && { payload }),
      });
    const visit = await guest('POST', `/api/payments/${payment._id}/test`, { outcome: 'success' });
    assert.equal(visit.statusCode, 404);
    assert.equal((await pay(payment._id, 'decline', keyed)).state, 'failed');
    assert.equal((await read(id, keyed)).status, 'held');
    assert.equal((await pay(payment._id, 'twice', keyed)).state, 'paid');
    assert.equal((await read(id, keyed)).status, 'confirmed');
  });

  test('paid when the time is somebody else’s, all is given back', async () => {
    const { id, payment } = await toPay();
    await running.database.query
      .updateTable('booking')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute();
    const start = (await read(id)).start;
    const order = { vendorId: doctorId, kind: 'appointment', start };
    const next = await user.ask('POST', '/api/holds', order, { 'idempotency-key': randomUUID() });
    assert.equal(next.statusCode, 201, next.body);
    assert.equal((await pay(payment._id, 'success')).state, 'refunded');
    assert.equal((await read(id)).status, 'expired');
    await isPayment(id, 'refunded');
  });

  test('paid and cancelled at the same moment: booked or given back, and nobody waits', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => toPay()));
    const answers = await Promise.all(
      all.flatMap(({ id, payment }) => [
        user.ask('POST', `/api/payments/${payment._id}/test`, { outcome: 'success' }),
        user.ask('POST', `/api/bookings/${id}/cancel`, {}),
      ]),
    );
    for (const { statusCode, body } of answers) assert.ok([200, 409].includes(statusCode), body);
    for (const { id } of all) {
      const { status, payment } = await read(id);
      if (status === 'confirmed') assert.equal(payment.state, 'paid');
      else await isPayment(id, 'refunded');
    }
    await balances(running.database.query);
  });
});
