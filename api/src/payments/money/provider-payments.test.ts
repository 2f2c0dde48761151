import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Payment } from '@nukkad/platform/contract';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  balances,
  holdLesson,
  moneyApp,
  moneySettings,
  moneyTables,
  onBookingPaid,
  pay,
  post,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { until } from '../../../test/process/until';
import { type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';
import { razorpayFace, razorpayProvider } from '../providers/razorpay';
import { upiFace } from '../providers/upi';
import { lookUpPayment } from './orders';
import { onlinePayments, openPayment, refund } from './payments.service';
import { eventApplier } from './settlement';

onDatabase((open) => {
  let fake: FakeRazorpay;
  let money: TestMoney;
  before(async () => {
    fake = await startRazorpay();
    money = await startMoney(open, { razorpay: fake.settings });
    await money.app.ready();
  });
  after(async () => {
    await money.close();
    await fake.close();
  });
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables, 'unmatched_event']);
    fake.takeWebhooks();
  });

  async function toPay({ amount = 50_000, face = razorpayFace } = {}) {
    const bookingId = await holdLesson(money, { amount });
    const order = { bookingId, userId: money.userId, amount, currency: 'INR' as const };
    const { _id: id } = await money.db
      .transaction()
      .execute((trx) => openPayment(trx, face, order));
    return { bookingId, id };
  }
  const read = async (id: string) =>
    (
      await money.app.inject({
        url: `/api/payments/${id}`,
        headers: { authorization: `Bearer ${money.userId}` },
      })
    ).json<Payment>();
  const linkOf = async (id: string): Promise<string> => {
    await until(async () => (await read(id)).checkout !== null, 'the order is there');
    return fake.linkOf(id)?.id ?? '';
  };
  const deliver = async (webhooks = fake.takeWebhooks()) => {
    for (const webhook of webhooks) {
      assert.equal((await post(money.app, webhook, 'razorpay')).statusCode, 204);
    }
  };
  const statusOf = async (id: string) =>
    (await money.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;

  test('the order follows the commit, and its page is the way to pay', async () => {
    const { bookingId, id } = await toPay();
    const link = await linkOf(id);
    assert.deepEqual((await read(id)).checkout, {
      ...{ kind: 'redirect', url: `${fake.settings.url}/i/${link}` },
    });
    fake.pay(link);
    await deliver();
    assert.deepEqual([(await read(id)).state, (await read(id)).checkout], ['paid', null]);
    assert.equal(await statusOf(bookingId), 'confirmed');
    const held = { 'provider-clearing': -50_000, 'client-deposits': 50_000 };
    assert.deepEqual(await balances(money.db), held);
  });

  test('a transaction that is rolled back leaves no order', async () => {
    const bookingId = await holdLesson(money);
    const order = { bookingId, userId: null, amount: 50_000, currency: 'INR' as const };
    const orders = fake.books().links;
    const undone = money.db.transaction().execute(async (trx) => {
      await openPayment(trx, razorpayFace, order);
      throw new Error('the booking failed');
    });
    await assert.rejects(undone, /the booking failed/);
    const jobs = await money.db.selectFrom('job').selectAll().execute();
    assert.deepEqual([jobs, fake.books().links], [[], orders]);
  });

  test('an order whose answer was lost is found again, and is one', async () => {
    const orders = fake.books().links;
    let calls = 0;
    fake.faults.call = () => (++calls === 1 ? 'cut' : 'none');
    const { id } = await toPay();
    await linkOf(id);
    assert.ok(calls > 1);
    assert.equal(fake.books().links, orders + 1);
  });

  test('what the provider does not take is said', async () => {
    const { id } = await toPay({ amount: 99 });
    await until(async () => (await read(id)).checkout !== null, 'it was refused');
    assert.deepEqual((await read(id)).checkout, { kind: 'refused' });
  });

  test('what is not kept any more cannot be paid', async () => {
    const { bookingId, id } = await toPay();
    await linkOf(id);
    await money.db
      .updateTable('booking')
      .set({ status: 'expired', expires_at: null })
      .where('id', '=', bookingId)
      .execute();
    assert.deepEqual((await read(id)).checkout, { kind: 'closed' });
  });

  test('a payment that no webhook told is asked for', async () => {
    const { bookingId, id } = await toPay();
    fake.pay(await linkOf(id));
    fake.takeWebhooks();
    const apply = eventApplier({
      ...{ db: money.db, onBookingPaid, onPurchasePaid: async () => 'granted' },
      onDonationPaid: async () => 'taken',
    });
    const providers = [razorpayProvider(fake.settings)];
    const lookUp = lookUpPayment({ db: money.db, providers, apply });
    await lookUp({ id });
    await lookUp({ id });
    assert.equal((await read(id)).state, 'paid');
    assert.equal(await statusOf(bookingId), 'confirmed');
    assert.equal((await balances(money.db))['client-deposits'], 50_000);
  });

  test('paid twice on the page of one order, the second goes back', async () => {
    const { bookingId, id } = await toPay();
    const link = await linkOf(id);
    fake.pay(link);
    fake.pay(link);
    await deliver(fake.takeWebhooks().reverse());
    const paid = () =>
      fake
        .books()
        .refunds.filter(({ status }) => status === 'processed')
        .map((one) => one.amount);
    await until(() => paid().includes(50_000), 'it is refunded');
    await deliver();
    await until(
      async () => (await balances(money.db))['client-refunds'] === 0,
      'the ledger says the same',
    );
    assert.equal((await read(id)).state, 'paid');
    assert.equal(await statusOf(bookingId), 'confirmed');
    assert.equal((await balances(money.db))['provider-clearing'], -50_000);
  });

  for (const [what, reason, change] of [
    ['of another amount', 'amount', { amount: 49_999 }],
    ['of an unknown reference', 'unknown', { notes: { reference: 'another system' } }],
  ] as const) {
    test(`a payment ${what} moves nothing here, and operators see it`, async () => {
      const { id } = await toPay();
      await linkOf(id);
      const entity = { id: 'pay_other', amount: 50_000, currency: 'INR', notes: { reference: id } };
      const event = fake.sign({
        ...{ entity: 'event', event: 'payment.captured', contains: ['payment'] },
        payload: { payment: { entity: { ...entity, ...change } } },
      });
      await deliver([event, event]);
      assert.equal((await read(id)).state, 'waiting');
      assert.deepEqual(await balances(money.db), {});
      const kept = await money.db
        .selectFrom('unmatched_event')
        .select(['provider', 'reason', 'transaction_ref', 'settled_at'])
        .execute();
      const row = { provider: 'razorpay', transaction_ref: 'pay_other', settled_at: null };
      assert.deepEqual(kept, [{ ...row, reason }]);
    });
  }

  test('a webhook that Razorpay has not signed changes nothing', async () => {
    const { id } = await toPay();
    fake.pay(await linkOf(id));
    for (const { headers, body } of fake.takeWebhooks()) {
      const changed = Buffer.from(body.toString().replace('50000', '50001'));
      const answer = await post(money.app, { headers, body: changed }, 'razorpay');
      assert.equal(answer.statusCode, 403);
    }
    assert.equal((await read(id)).state, 'waiting');
  });

  test('a refund that fails stays owed, its payer is told, and it can still be paid', async () => {
    const { bookingId, id } = await toPay();
    fake.pay(await linkOf(id));
    await deliver();
    fake.faults.isPending = () => true;
    await money.db.transaction().execute((trx) => refund(trx, bookingId, 0.5));
    const sent = () =>
      money.db
        .selectFrom('payment_refund')
        .select(['id', 'sent_at', 'failed_at', 'done_at'])
        .executeTakeFirstOrThrow();
    await until(async () => (await sent()).sent_at !== null, 'the provider has it');
    fake.faults.isPending = () => false;
    fake.endRefunds(() => 'failed');
    const told = fake.takeWebhooks();
    await deliver([...told, ...told]);
    assert.notEqual((await sent()).failed_at, null);
    assert.equal((await balances(money.db))['client-refunds'], 25_000);
    const notes = await money.db
      .selectFrom('notification')
      .select('title')
      .where('user_id', '=', money.userId)
      .where('kind', '=', 'payment')
      .execute();
    assert.deepEqual(notes, [{ title: 'Your refund is delayed' }]);
    const { id: refundId } = await sent();
    const entity = { id: 'rfnd_later', receipt: refundId, notes: { refund: refundId } };
    const done = { entity: 'event', event: 'refund.processed', payload: { refund: { entity } } };
    await deliver([fake.sign(done)]);
    assert.equal((await balances(money.db))['client-refunds'], 0);
    assert.deepEqual([(await sent()).failed_at, (await sent()).done_at !== null], [null, true]);
  });

  test('a provider that is not set up any more is named as such, and its refund waits', async () => {
    const { bookingId, id } = await toPay();
    fake.pay(await linkOf(id));
    await deliver();
    await money.app.close();
    await money.db.transaction().execute((trx) => refund(trx, bookingId, 1));
    money.app = await moneyApp(money.db);
    await money.app.ready();
    const job = () =>
      money.db
        .selectFrom('job')
        .select('attempts')
        .where('kind', '=', 'payment-refund')
        .executeTakeFirst();
    await until(async () => ((await job())?.attempts ?? 0) > 0, 'it was tried');
    assert.equal((await balances(money.db))['client-refunds'], 50_000);
    const webhook = await post(money.app, fake.sign({}), 'razorpay');
    assert.equal(webhook.statusCode, 404);
    await money.app.close();
    money.app = await moneyApp(money.db, { ...moneySettings, razorpay: fake.settings });
    await money.app.ready();
  });

  test('a transfer over UPI has its link at once, and nobody can pay it as a test', async () => {
    const { id } = await toPay({ face: upiFace });
    await money.app.close();
    const upi = { vpa: 'nukkad@bank', name: 'Nukkad' };
    money.app = await moneyApp(money.db, { ...moneySettings, razorpay: fake.settings, upi });
    await until(async () => (await read(id)).checkout !== null, 'the order is there');
    const { checkout } = await read(id);
    assert.ok(checkout?.kind === 'upi');
    assert.match(
      checkout.link,
      /^upi:\/\/pay\?pa=nukkad@bank&pn=Nukkad&tr=NK[0-9a-f]{32}&am=500\.00/,
    );
    assert.equal((await pay(money, { _id: id }, 'success')).statusCode, 409);
    assert.equal(
      (await post(money.app, { headers: {}, body: Buffer.from('{}') }, 'upi')).statusCode,
      403,
    );
  });

  const upi = { vpa: 'nukkad@bank', name: 'Nukkad' };
  const offers: [what: string, settings: object, guest: boolean, other: boolean][] = [
    ['nothing, in production', { production: true }, false, false],
    ['UPI, in production', { production: true, upi }, false, true],
    ['Razorpay, in production', { production: true, razorpay: {} }, true, true],
    ['nothing, in development', {}, true, true],
  ];
  for (const [what, settings, guest, other] of offers) {
    test(`with ${what}: bookings of guests ${guest}, others ${other}`, () => {
      const of = { ...moneySettings, razorpay: undefined, ...settings };
      assert.equal(onlinePayments(of, 'guest-booking').isOffered, guest);
      assert.equal(onlinePayments(of, 'other').isOffered, other);
    });
  }
});
