import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import type {
  Credits,
  LessonPackage,
  PackagePurchase,
  Payment,
  PurchasedPackage,
} from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  balances,
  holdLesson,
  moneySettings,
  moneyTables,
  paidEvent,
  pay,
  post,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { until } from '../../../test/process/until';
import { emailsTo } from '../../../test/services/emails';
import type { Tables } from '../../core/db/tables.generated';
import { referenceOf } from '../../core/http/reference';
import { earn, paymentsOf, refund } from '../money/payments.service';
import { paymentBy } from '../money/payments.store';
import { giveBack } from '../money/refunds';
import { testWebhooks } from '../providers/test-provider';
import { creditsLeft, giveBackCredit, useCredit } from './credits';
import { endPackagesOf } from './ended-packages';

const nobody = '00000000-0000-7000-8000-000000000000';
const minutes = 50;

onDatabase((open) => {
  let money: TestMoney;
  let packages: LessonPackage[];
  before(async () => {
    money = await startMoney(open);
    packages = (await money.app.inject(`/api/vendors/${money.teacherId}/packages`)).json();
  });
  after(() => money.close());
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables, 'package_purchase', 'lesson_credit']);
  });

  const named = (name: string) => packages.find((one) => one.name === name) as LessonPackage;
  const buy = (id: string, { key = randomUUID() as string, payingBy = 'online', ...more } = {}) =>
    money.app.inject({
      method: 'POST',
      url: `/api/packages/${id}/purchase`,
      headers: { authorization: `Bearer ${money.userId}`, 'idempotency-key': key },
      payload: { payingBy, ...more },
    });
  const bought = async (name: string): Promise<PackagePurchase> => {
    const purchase = (await buy(named(name)._id)).json<PackagePurchase>();
    const paid = (await pay(money, purchase.payment, 'success')).json<Payment>();
    assert.equal(paid.state, 'paid');
    return purchase;
  };
  const credits = async (userId = money.userId): Promise<Credits[]> =>
    (
      await money.app.inject({
        url: '/api/me/credits',
        headers: { authorization: `Bearer ${userId}` },
      })
    ).json();
  const within = <T>(work: (trx: Kysely<Tables>) => Promise<T>) =>
    money.db.transaction().execute(work);
  const bookWithCredit = async (length = minutes) => {
    const bookingId = await holdLesson(money, { payingBy: 'credit' });
    const { userId, teacherId: vendorId } = money;
    const isUsed = await within((trx) =>
      useCredit(trx, { userId, vendorId, bookingId, minutes: length }),
    );
    return { bookingId, isUsed };
  };
  const left = (length = minutes) =>
    creditsLeft(money.db, {
      ...{ userId: money.userId, vendorId: money.teacherId, minutes: length },
    });

  test('packages are those of the page, with what they save', async () => {
    const page = await money.db
      .selectFrom('lesson_package')
      .select('name')
      .where('vendor_id', '=', money.teacherId)
      .orderBy('position')
      .execute();
    assert.deepEqual(
      packages.map(({ name }) => name),
      page.map(({ name }) => name),
    );
    assert.deepEqual(named('5 lessons').instead, { amount: 11_000, currency: 'USD' });
    const unknown = await money.app.inject(`/api/vendors/${nobody}/packages`);
    assert.equal(unknown.json().code, 'vendor-unknown');
  });

  test('lessons are there when they are paid, in the currency they cost', async () => {
    const answer = await buy(named('5 lessons')._id);
    assert.equal(answer.statusCode, 201);
    const purchase = answer.json<PackagePurchase>();
    assert.equal(purchase.payment.isTest, true);
    assert.deepEqual(await credits(), []);
    const payment = (await pay(money, purchase.payment, 'twice')).json<Payment>();
    assert.equal(payment.packageId, named('5 lessons')._id);
    const [mine, ...others] = await credits();
    assert.deepEqual(others, []);
    assert.equal(mine?.vendor._id, money.teacherId);
    assert.deepEqual(
      [mine?.lessons, mine?.minutes, mine?.worth],
      [5, minutes, { amount: 10_000, currency: 'USD' }],
    );
    assert.equal(await left(), 5);
    assert.equal(await left(20), 0);
    assert.deepEqual(await credits(nobody), []);
  });

  test('buyer and teacher are told of what was paid, once', async () => {
    const purchase = (await buy(named('5 lessons')._id)).json<PackagePurchase>();
    await pay(money, purchase.payment, 'twice');
    const { number } = await money.db
      .selectFrom('package_purchase')
      .select('number')
      .where('id', '=', purchase._id)
      .executeTakeFirstOrThrow();
    const told = async (to: string) =>
      (await emailsTo(money.database, to)).filter(({ text }) =>
        text.includes(referenceOf('L', number)),
      );
    const [bought, ...again] = await told('user@demo.example');
    const [sold, ...more] = await told('teacher@demo.example');
    assert.deepEqual([again, more], [[], []]);
    assert.match(bought?.subject ?? '', /^5 lessons with /);
    assert.ok(bought?.text.includes(`/book?id=${money.teacherId}&kind=lesson`));
    assert.match(sold?.subject ?? '', /^You have sold 5 lessons: /);
    assert.match(sold?.text ?? '', /\/teacher-dashboard\/payments$/m);
  });

  test('purchases are listed when they are paid, the latest first, with lessons left', async () => {
    const ask = async (userId = money.userId): Promise<PurchasedPackage[]> =>
      (
        await money.app.inject({
          url: '/api/me/purchases',
          headers: { authorization: `Bearer ${userId}` },
        })
      ).json();
    await buy(named('10 lessons')._id);
    assert.deepEqual(await ask(), []);
    const first = await bought('5 lessons');
    const second = await bought('10 lessons');
    await bookWithCredit();
    const listed = await ask();
    assert.deepEqual(
      listed.map(({ _id, lessons, left }) => [_id, lessons, left]),
      [
        [second._id, 10, 10],
        [first._id, 5, 4],
      ],
    );
    const [, five] = listed;
    assert.match(five?.reference ?? '', /^NK-L-\d{6}$/);
    assert.deepEqual(
      [five?.vendor._id, five?.name, five?.minutes, five?.price, five?.refunded],
      [money.teacherId, '5 lessons', minutes, { amount: 10_000, currency: 'USD' }, null],
    );
    assert.deepEqual(await ask(nobody), []);
  });

  test('what is given back of a package is on its way until it has arrived', async () => {
    await bought('5 lessons');
    await within(async (trx) => {
      const { id } = await trx.selectFrom('payment').select('id').executeTakeFirstOrThrow();
      const payment = await paymentBy(trx, { id });
      assert.ok(payment);
      await giveBack(trx, payment, 4_000);
    });
    const listed = async () => {
      const headers = { authorization: `Bearer ${money.userId}` };
      const answer = await money.app.inject({ url: '/api/me/purchases', headers });
      const [one] = answer.json<PurchasedPackage[]>();
      return [one?.refunded?.amount, one?.isRefunding];
    };
    await until(async () => (await listed())[1] === false, 'the provider has paid it');
    await money.db.updateTable('payment_refund').set({ done_at: null }).execute();
    assert.deepEqual(await listed(), [4_000, true]);
  });

  test('a business buys by its GSTIN', async () => {
    const id = named('5 lessons')._id;
    const wrong = await buy(id, { gstin: '29AAGCB7383J1Z5' } as object);
    assert.deepEqual(Object.keys(wrong.json().errors), ['gstin']);
    const business = { businessName: 'Asha Traders', businessAddress: '12, MG Road' };
    const nameless = await buy(id, { businessName: business.businessName } as object);
    assert.deepEqual(Object.keys(nameless.json().errors), ['gstin']);
    await buy(id, { gstin: '29AAGCB7383J1Z4', ...business } as object);
    const stored = await money.db
      .selectFrom('package_purchase')
      .select(['client_gstin', 'client_business_name', 'client_business_address'])
      .execute();
    assert.deepEqual(stored.map(Object.values), [
      ['29AAGCB7383J1Z4', 'Asha Traders', '12, MG Road'],
    ]);
  });

  test('a purchase that was declined is paid with another payment, once', async () => {
    const { payment } = (await buy(named('5 lessons')._id)).json<PackagePurchase>();
    assert.equal((await pay(money, payment, 'decline')).json().state, 'failed');
    assert.equal(await left(), 0);
    assert.equal((await pay(money, payment, 'success')).json().state, 'paid');
    assert.equal(await left(), 5);
  });

  test('two attempts that both come through at once buy the lessons once', async () => {
    const { payment: first } = (await buy(named('5 lessons')._id)).json<PackagePurchase>();
    await pay(money, first, 'decline');
    const second = (await pay(money, first, 'delay')).json<Payment>();
    assert.notEqual(second._id, first._id);
    const sign = testWebhooks(moneySettings.sessionSecret);
    const event = await Promise.all([first, second].map(({ _id }) => paidEvent(money.db, _id)));
    await Promise.all(event.map((one) => post(money.app, sign(one))));
    assert.equal(await left(), 5);
    assert.equal((await balances(money.db))['unused-lessons'], 10_000);
  });

  test('one press is one purchase; the same key for another package is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buy(named('5 lessons')._id, { key })),
    );
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    const other = await buy(named('10 lessons')._id, { key });
    assert.equal(other.statusCode, 409);
    const rows = await money.db.selectFrom('package_purchase').select('id').execute();
    assert.equal(rows.length, 1);
  });

  test('what is paid after its lessons were given back grants none, and goes back', async () => {
    const { payment: first } = (await buy(named('5 lessons')._id)).json<PackagePurchase>();
    await pay(money, first, 'decline');
    const second = (await pay(money, first, 'delay')).json<Payment>();
    const sign = testWebhooks(moneySettings.sessionSecret);
    await post(money.app, sign(await paidEvent(money.db, second._id)));
    await within((trx) => endPackagesOf(trx, money.userId));
    await post(money.app, sign(await paidEvent(money.db, first._id)));
    assert.equal(await left(), 0);
    assert.equal((await balances(money.db))['unused-lessons'] ?? 0, 0);
    const payments = await money.db.selectFrom('payment').select('state').execute();
    assert.deepEqual(payments, [{ state: 'refunded' }, { state: 'refunded' }]);
  });

  test('what cannot be bought is refused', async () => {
    const free = await buy(named('20 min free trial')._id);
    assert.equal(free.statusCode, 422);
    assert.match(free.json().errors.packageId, /free/);
    assert.equal((await buy(nobody)).statusCode, 404);
    const payingBy = await buy(named('5 lessons')._id, { payingBy: 'at-visit' });
    assert.equal(payingBy.statusCode, 422);
    const visitor = await money.app.inject({
      ...{ method: 'POST', url: `/api/packages/${named('5 lessons')._id}/purchase` },
      payload: { payingBy: 'online' },
    });
    assert.equal(visitor.statusCode, 401);
  });

  test('a lesson pays for one booking of its length, and is earned when it is over', async () => {
    await bought('5 lessons');
    assert.equal((await bookWithCredit(20)).isUsed, false);
    const { bookingId, isUsed } = await bookWithCredit();
    assert.equal(isUsed, true);
    assert.equal(await left(), 4);
    assert.deepEqual((await credits())[0]?.worth, { amount: 8_000, currency: 'USD' });
    assert.equal((await balances(money.db))['client-deposits'], 2_000);
    await within((trx) => earn(trx, bookingId));
    await within((trx) => earn(trx, bookingId));
    assert.equal((await balances(money.db))['vendor-earnings'], 2_000);
    const row = { ...({ id: bookingId, paying_by: 'credit', status: 'confirmed' } as const) };
    const shown = await paymentsOf(money.db, [{ ...row, fee_amount: 2_200, fee_currency: 'USD' }]);
    assert.equal(shown.get(bookingId)?.state, 'none');
  });

  test('a lesson that is given back can be booked again, once, also after it was earned', async () => {
    await bought('5 lessons');
    const { bookingId } = await bookWithCredit();
    const second = await bookWithCredit();
    await within((trx) => earn(trx, second.bookingId));
    for (const id of [bookingId, bookingId, second.bookingId]) {
      await within((trx) => giveBackCredit(trx, id));
    }
    assert.equal(await left(), 5);
    assert.deepEqual(await balances(money.db), {
      ...{ 'provider-clearing': -10_000, 'unused-lessons': 10_000 },
      ...{ 'client-deposits': 0, 'vendor-earnings': 0 },
    });
  });

  test('of a booking without a lesson nothing is given back', async () => {
    const bookingId = await holdLesson(money);
    await within((trx) => giveBackCredit(trx, bookingId));
    await within((trx) => refund(trx, bookingId, 1));
    assert.deepEqual(await balances(money.db), {});
  });

  test('the oldest purchase is used first, and the last lesson takes what is left', async () => {
    const first = await bought('1 lesson');
    await money.db
      .updateTable('package_purchase')
      .set({ created_at: sql`created_at - interval '1 day'` })
      .where('id', '=', first._id)
      .execute();
    await bought('10 lessons');
    await bookWithCredit();
    assert.deepEqual((await credits())[0]?.worth, { amount: 19_500, currency: 'USD' });
    for (let lesson = 0; lesson < 10; lesson += 1) await bookWithCredit();
    assert.equal((await balances(money.db))['unused-lessons'], 0);
    assert.equal((await bookWithCredit()).isUsed, false);
    assert.deepEqual(await credits(), []);
  });

  test('twelve bookings at once never use one lesson twice', async () => {
    await bought('5 lessons');
    const booked = await Promise.all(Array.from({ length: 12 }, () => bookWithCredit()));
    assert.equal(booked.filter(({ isUsed }) => isUsed).length, 5);
    assert.equal(await left(), 0);
    assert.equal((await balances(money.db))['client-deposits'], 10_000);
  });
});
