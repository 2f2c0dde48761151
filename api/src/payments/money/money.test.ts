import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingPayment, Payment } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  balances,
  holdLesson,
  lessonToPay,
  moneyApp,
  moneySettings,
  moneyTables,
  paidEvent,
  pay,
  post,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { randomFrom } from '../../../test/load/random';
import { until } from '../../../test/process/until';
import { lockTimes } from '../../availability/vendor-lock';
import type { Tables } from '../../core/db/tables.generated';
import { keyHash } from '../../core/guest-tokens/key-hash';
import type { PaymentEvent } from '../providers/provider';
import { testFace, testWebhooks } from '../providers/test-provider';
import { earn, openPayment, paymentsOf, refund } from './payments.service';

const nobody = '00000000-0000-7000-8000-000000000000';

onDatabase((open) => {
  let money: TestMoney;
  before(async () => {
    money = await startMoney(open);
  });
  after(() => money.close());
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables]);
  });

  const statusOf = async (id: string) =>
    (await money.db.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;
  const setBooking = (id: string, change: object) =>
    money.db.updateTable('booking').set(change).where('id', '=', id).execute();
  const within = <T>(work: (trx: Kysely<Tables>) => Promise<T>) =>
    money.db.transaction().execute(work);
  const paymentOf = async (bookingId: string): Promise<BookingPayment> => {
    const row = await money.db
      .selectFrom('booking')
      .selectAll()
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return (await paymentsOf(money.db, [row])).get(bookingId) as BookingPayment;
  };
  const read = async (id: string) =>
    (
      await money.app.inject({
        url: `/api/payments/${id}`,
        headers: { authorization: `Bearer ${money.userId}` },
      })
    ).json<Payment>();
  const settled = (bookingId: string, state: BookingPayment['state']) =>
    until(async () => (await paymentOf(bookingId)).state === state, `it is ${state}`);
  const send = (event: PaymentEvent, secret = moneySettings.sessionSecret) =>
    post(money.app, testWebhooks(secret)(event));
  const notificationsOf = (id: string) => paidEvent(money.db, id);

  test('a payment begins labelled as a test, and nothing has moved', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    assert.deepEqual(payment, {
      _id: payment._id,
      amount: { amount: 50_000, currency: 'INR' },
      provider: 'test',
      isTest: true,
      outcomes: ['success', 'decline', 'delay', 'twice'],
    });
    assert.equal((await paymentOf(bookingId)).state, 'waiting');
    assert.deepEqual(await balances(money.db), {});
  });

  test('asked for twice, it is one payment', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    const order = { bookingId, userId: money.userId, amount: 50_000, currency: 'INR' as const };
    assert.equal((await within((trx) => openPayment(trx, testFace, order)))._id, payment._id);
    const dearer = await within((trx) => openPayment(trx, testFace, { ...order, amount: 60_000 }));
    assert.notEqual(dearer._id, payment._id);
  });

  for (const outcome of ['success', 'twice']) {
    test(`${outcome}: paid, booked, and counted once`, async () => {
      const { bookingId, payment } = await lessonToPay(money);
      const answer = await pay(money, payment, outcome);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.equal(answer.json().state, 'paid');
      assert.equal(await statusOf(bookingId), 'confirmed');
      assert.deepEqual(await balances(money.db), {
        'provider-clearing': -50_000,
        'client-deposits': 50_000,
      });
      const again = await pay(money, payment, outcome);
      assert.equal(again.json().state, 'paid');
      assert.equal((await balances(money.db))['client-deposits'], 50_000);
    });
  }

  test('declined, the time stays kept, and another payment pays for it', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    assert.equal((await pay(money, payment, 'decline')).json().state, 'failed');
    assert.equal(await statusOf(bookingId), 'held');
    assert.equal((await paymentOf(bookingId)).state, 'failed');
    const second = (await pay(money, payment, 'success')).json<Payment>();
    assert.notEqual(second._id, payment._id);
    assert.equal(second.state, 'paid');
    assert.equal(await statusOf(bookingId), 'confirmed');
    assert.equal((await paymentOf(bookingId)).paymentId, second._id);
    assert.equal((await read(payment._id)).state, 'failed');
  });

  test('declined, and tried again when the time is not kept any more', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await pay(money, payment, 'decline');
    await setBooking(bookingId, { expires_at: sql`now() - interval '1 second'` });
    const answer = await pay(money, payment, 'success');
    assert.equal(answer.statusCode, 409);
    assert.equal(answer.json().code, 'hold-expired');
  });

  test('a first attempt that comes through after a second one is given back', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await pay(money, payment, 'decline');
    const second = (await pay(money, payment, 'success')).json<Payment>();
    assert.equal((await send(await notificationsOf(payment._id))).statusCode, 204);
    assert.equal((await read(payment._id)).state, 'refunded');
    assert.equal((await paymentOf(bookingId)).paymentId, second._id);
    assert.equal((await paymentOf(bookingId)).state, 'paid');
    assert.equal((await balances(money.db))['client-deposits'], 50_000);
  });

  test('delayed, it is paid later, also by a process that started in between', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    assert.equal((await pay(money, payment, 'delay')).json().state, 'waiting');
    await money.app.close();
    await sleep(10);
    assert.equal(await statusOf(bookingId), 'held');
    money.app = await moneyApp(money.db);
    await money.app.ready();
    await settled(bookingId, 'paid');
    assert.equal(await statusOf(bookingId), 'confirmed');
  });

  test('paid too late, all is given back', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await setBooking(bookingId, { status: 'expired', expires_at: null });
    assert.equal((await pay(money, payment, 'success')).json().state, 'refunded');
    await settled(bookingId, 'refunded');
    assert.deepEqual((await paymentOf(bookingId)).refunded, { amount: 50_000, currency: 'INR' });
    for (const amount of Object.values(await balances(money.db))) assert.equal(amount, 0);
  });

  test('one event told by fifty at once counts once', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    const event = await notificationsOf(payment._id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(event)));
    assert.deepEqual([...new Set(answers.map((one) => one.statusCode))], [204]);
    const events = await money.db.selectFrom('payment_event').select('event_id').execute();
    assert.deepEqual(events, [{ event_id: event.eventId }]);
    assert.equal(await statusOf(bookingId), 'confirmed');
    assert.equal((await balances(money.db))['client-deposits'], 50_000);
  });

  test('paid while it is cancelled, nobody loses money and nobody waits for ever', async () => {
    const paying = await Promise.all(Array.from({ length: 6 }, () => lessonToPay(money)));
    await Promise.all(
      paying.flatMap(({ bookingId, payment }) => [
        notificationsOf(payment._id).then(send),
        within(async (trx) => {
          await lockTimes(trx, money.teacherId);
          await trx
            .updateTable('booking')
            .set({ status: 'cancelled-by-client', expires_at: null })
            .where('id', '=', bookingId)
            .execute();
          await refund(trx, bookingId, 1);
        }),
      ]),
    );
    const { 'client-deposits': deposits = 0 } = await balances(money.db);
    assert.equal(deposits, 0);
  });

  const refused: [what: string, change: (event: PaymentEvent) => PaymentEvent, status: number][] = [
    ['of another amount', (event) => ({ ...event, amount: 1 }), 409],
    ['of another currency', (event) => ({ ...event, currency: 'USD' }), 409],
    ['of no payment', (event) => ({ ...event, ref: 'test_none' }), 404],
  ];
  for (const [what, change, status] of refused) {
    test(`a webhook ${what} is refused`, async () => {
      const { bookingId, payment } = await lessonToPay(money);
      assert.equal((await send(change(await notificationsOf(payment._id)))).statusCode, status);
      assert.equal(await statusOf(bookingId), 'held');
    });
  }

  test('a webhook that is not signed by the provider changes nothing', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    const event = await notificationsOf(payment._id);
    assert.equal((await send(event, 'another secret')).statusCode, 403);
    const { headers, body } = testWebhooks(moneySettings.sessionSecret)(event);
    const changed = Buffer.from(body.toString().replace('50000', '50001'));
    assert.equal((await post(money.app, { headers, body: changed })).statusCode, 403);
    assert.equal((await post(money.app, { headers: {}, body })).statusCode, 403);
    assert.equal((await post(money.app, { headers, body }, 'none')).statusCode, 404);
    assert.equal(await statusOf(bookingId), 'held');
    assert.deepEqual(await balances(money.db), {});
  });

  test('a signed webhook that says nothing is refused as such', async () => {
    const answer = await send({} as PaymentEvent);
    assert.equal(answer.statusCode, 400);
  });

  test('shares go back, and never more than was paid', async () => {
    const { bookingId, payment } = await lessonToPay(money, { amount: 33_333 });
    await pay(money, payment, 'success');
    await within((trx) => refund(trx, bookingId, 0.5));
    assert.equal((await read(payment._id)).state, 'part-refunded');
    assert.deepEqual((await read(payment._id)).refunded, { amount: 16_667, currency: 'INR' });
    await settled(bookingId, 'part-refunded');
    await within((trx) => refund(trx, bookingId, 1));
    await within((trx) => refund(trx, bookingId, 1));
    await settled(bookingId, 'refunded');
    for (const amount of Object.values(await balances(money.db))) assert.equal(amount, 0);
  });

  test('refunds at the same moment never exceed what was paid', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await pay(money, payment, 'success');
    await Promise.all(
      Array.from({ length: 8 }, () => within((trx) => refund(trx, bookingId, 0.4))),
    );
    assert.deepEqual((await read(payment._id)).refunded, { amount: 50_000, currency: 'INR' });
    await settled(bookingId, 'refunded');
    for (const amount of Object.values(await balances(money.db))) assert.equal(amount, 0);
  });

  test('a refund is on its way until the provider has taken charge of it', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await pay(money, payment, 'success');
    await money.app.close();
    await within((trx) => refund(trx, bookingId, 1));
    assert.equal((await paymentOf(bookingId)).state, 'refunding');
    assert.equal((await balances(money.db))['client-refunds'], 50_000);
    money.app = await moneyApp(money.db);
    await money.app.ready();
    await settled(bookingId, 'refunded');
    assert.equal((await balances(money.db))['client-refunds'], 0);
  });

  test('a completed booking is earned once, and can still be given back', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    await pay(money, payment, 'success');
    await setBooking(bookingId, { status: 'completed' });
    await within((trx) => earn(trx, bookingId));
    await within((trx) => earn(trx, bookingId));
    assert.equal((await balances(money.db))['vendor-earnings'], 50_000);
    assert.equal((await balances(money.db))['client-deposits'], 0);
    await within((trx) => refund(trx, bookingId, 0.2));
    assert.equal((await balances(money.db))['vendor-earnings'], 40_000);
  });

  test('paid at the visit: due until it is over, and then in the books', async () => {
    const bookingId = await holdLesson(money, { payingBy: 'at-visit' });
    assert.deepEqual(await paymentOf(bookingId), {
      ...{ payingBy: 'at-visit', state: 'due', refunded: null, paymentId: null },
      amount: { amount: 50_000, currency: 'INR' },
    });
    await within((trx) => earn(trx, bookingId));
    assert.deepEqual(await balances(money.db), {}, 'nobody has been there yet');
    await setBooking(bookingId, { status: 'completed', expires_at: null });
    await Promise.all([1, 2, 3].map(() => within((trx) => earn(trx, bookingId))));
    assert.deepEqual(await balances(money.db), {
      'vendor-earnings': 50_000,
      'vendor-cash': -50_000,
    });
    assert.equal((await paymentOf(bookingId)).state, 'paid');
    await within((trx) => refund(trx, bookingId, 1));
    assert.equal((await balances(money.db))['vendor-earnings'], 50_000, 'that is between them');
  });

  test('a guest comes to the payment with the key of the booking alone', async () => {
    const key = 'a-key-that-only-the-guest-has';
    const { payment } = await lessonToPay(money, { keyHash: keyHash(key) });
    const ask = (headers: Record<string, string>) =>
      money.app.inject({ url: `/api/payments/${payment._id}`, headers });
    assert.equal((await ask({ 'booking-key': key })).statusCode, 200);
    const others: Record<string, string>[] = [
      {},
      { 'booking-key': '' },
      { 'booking-key': `${key}!` },
      { 'booking-key': keyHash(key) },
      { authorization: `Bearer ${money.userId}` },
    ];
    for (const headers of others) {
      const answer = await ask(headers);
      assert.equal(answer.statusCode, 404, JSON.stringify(headers));
      assert.equal(answer.json().detail, 'There is no such payment.');
    }
    const paid = await money.app.inject({
      ...{ method: 'POST', url: `/api/payments/${payment._id}/test` },
      ...{ headers: { 'booking-key': key }, payload: { outcome: 'success' } },
    });
    assert.equal(paid.json().state, 'paid');
  });

  test('somebody else’s payment and none are answered alike', async () => {
    const { payment } = await lessonToPay(money);
    const answers = await Promise.all(
      [payment._id, nobody].flatMap((id) => [
        money.app.inject({
          url: `/api/payments/${id}`,
          headers: { authorization: `Bearer ${nobody}` },
        }),
        pay({ app: money.app, userId: nobody }, { _id: id }, 'success'),
      ]),
    );
    for (const answer of answers) {
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().detail, 'There is no such payment.');
    }
  });

  test('in production nobody pays with the test provider', async () => {
    const { bookingId, payment } = await lessonToPay(money);
    const production = await moneyApp(money.db, { ...moneySettings, production: true });
    const answer = await pay({ app: production, userId: money.userId }, payment, 'success');
    assert.equal(answer.statusCode, 404);
    assert.equal(await statusOf(bookingId), 'held');
    await production.close();
  });

  test('after a random history the books balance, and nobody has what was not paid', async () => {
    const seed = 20_261_121;
    const random = randomFrom(seed);
    const bookings: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      const some = bookings[Math.floor(random() * bookings.length)];
      const action = Math.floor(random() * 6);
      if (!some || action < 2) {
        const amount = 1 + Math.floor(random() * 100_000);
        const { bookingId, payment } = await lessonToPay(money, { amount });
        bookings.push(bookingId);
        await pay(money, payment, ['success', 'twice', 'decline'][Math.floor(random() * 3)] ?? '');
      } else if (action < 4) await within((trx) => refund(trx, some, random()));
      else if (action === 4) await within((trx) => earn(trx, some));
      else await setBooking(some, { status: 'completed', expires_at: null });
    }
    const held = await balances(money.db);
    const sum = Object.values(held).reduce((total, amount) => total + amount, 0);
    assert.equal(sum, 0, `seed ${seed}`);
    for (const account of ['client-deposits', 'client-refunds', 'vendor-earnings']) {
      assert.ok((held[account] ?? 0) >= 0, `${account}, seed ${seed}`);
    }
    const { paid } = await money.db
      .selectFrom('payment')
      .select(sql<number>`sum(amount - refunded_amount)::bigint`.as('paid'))
      .where('paid_at', 'is not', null)
      .executeTakeFirstOrThrow();
    assert.equal((held['client-deposits'] ?? 0) + (held['vendor-earnings'] ?? 0), paid);
  });
});
