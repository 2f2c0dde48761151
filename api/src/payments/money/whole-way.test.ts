import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type {
  Booking,
  BookingMade,
  Hold,
  Payment,
  QueueAnswer,
  SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { givingOn } from '../../../test/fixtures/giving';
import { balances, post } from '../../../test/fixtures/money';
import { bookAtOnce, demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';
import { timeZone } from '../../availability';

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

onDatabase((open) => {
  let fake: FakeRazorpay;
  let running: TestApp;
  before(async () => {
    fake = await startRazorpay();
  });
  after(() => fake.close());

  const start = async (env: Record<string, string>) => {
    running = await startTestApp(open, { vendors: 20, env });
    await running.app.ready();
  };
  const opened = async (ask: () => Promise<Payment>): Promise<Payment> => {
    let payment = await ask();
    await until(async () => {
      payment = await ask();
      return payment.checkout !== null;
    }, 'the payment can be made');
    return payment;
  };

  test('a booking is paid for on the page of Razorpay, and refunded when it is cancelled', async () => {
    const { url, keyId, keySecret, webhookSecret } = fake.settings;
    await start({
      ...{ RAZORPAY_URL: url, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret },
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    });
    const user = await signedIn(running.app, 'user');
    const { booking, payment } = await bookOnline(user);
    assert.ok(payment);
    assert.deepEqual([payment.provider, payment.isTest, payment.outcomes], ['razorpay', false, []]);
    const paymentUrl = `/api/payments/${payment._id}`;
    const read = async () => (await user.ask('GET', paymentUrl)).json<Payment>();
    const { checkout } = await opened(read);
    assert.ok(checkout?.kind === 'redirect');
    const test = await user.ask('POST', `${paymentUrl}/test`, { outcome: 'success' });
    assert.equal(test.statusCode, 409);
    fake.pay(checkout.url.split('/').at(-1) ?? '');
    const deliver = async () => {
      for (const webhook of fake.takeWebhooks()) await post(running.app, webhook, 'razorpay');
    };
    await deliver();
    const status = async () =>
      (await user.ask('GET', `/api/bookings/${booking._id}`)).json<Booking>();
    assert.equal((await status()).status, 'confirmed');
    await user.ask('POST', `/api/bookings/${booking._id}/cancel`, {});
    await until(async () => (await status()).payment.state === 'refunded', 'it is refunded');
    await deliver();
    assert.equal(fake.books().refunds.length, 1);
    for (const amount of Object.values(await balances(running.database.query))) {
      assert.equal(amount, 0);
    }
    await running.close();
  });

  test('a donation is transferred over UPI, and counts once an operator has found it', async () => {
    await start({ UPI_VPA: 'nukkad@bank', UPI_NAME: 'Nukkad' });
    const giving = await givingOn(running);
    const id = await giving.publish('Books for a school');
    const made = await giving.begun(id);
    const headers = { 'booking-key': made.key ?? '' };
    const url = `/api/payments/${made.donation.payment?._id}`;
    const read = async () => (await running.app.inject({ url, headers })).json<Payment>();
    const { checkout } = await opened(read);
    assert.ok(checkout?.kind === 'upi');
    const queue = '/api/operator/queues/payments';
    const found = await giving.operator.ask('GET', `${queue}?q=${checkout.reference}`);
    const [entry] = found.json<QueueAnswer>().entries;
    assert.equal(entry?.title, '₹500 over UPI');
    const order = { ids: [entry?._id], decision: 'confirm' };
    const without = await giving.operator.ask('POST', `${queue}/decisions`, order);
    assert.equal(without.statusCode, 422);
    const decided = { ...order, reason: '412345678901' };
    const answer = await giving.operator.ask('POST', `${queue}/decisions`, decided);
    assert.deepEqual(answer.json(), { settled: [entry?._id], failed: [] });
    const donation = await giving.read(made);
    assert.deepEqual([donation.state, donation.isTest], ['paid', false]);
    const stranger = await giving.asha.ask('GET', `${queue}?q=${checkout.reference}`);
    assert.equal(stranger.statusCode, 403);
    await running.close();
  });

  async function bookOnline(user: SignedIn): Promise<BookingMade> {
    const vendorId = await demoVendor(running.database, 'doctor');
    await bookAtOnce(running.database, vendorId);
    const from = addDays(dayIn(new Date(), timeZone), 2);
    const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, 20)}`;
    const free = (await running.app.inject(url))
      .json<SlotsAnswer>()
      .days.flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
      .find(({ taken }) => taken === null);
    const order = { vendorId, kind: 'appointment', start: free?.start };
    const hold = (await user.ask('POST', '/api/holds', order)).json<Hold>();
    const body = { holdId: hold._id, client, payingBy: 'online' };
    const answer = await user.ask('POST', '/api/bookings', body);
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  }
});
