import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { dayIn } from '@nukkad/platform/calendar';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  balances,
  holdLesson,
  moneyTables,
  onBookingPaid,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { type FakeRazorpay, startRazorpay } from '../../../test/services/razorpay';
import { timeZone } from '../../availability';
import { razorpayFace, razorpayProvider } from '../providers/razorpay';
import { createOrder, lookUpPayment } from './orders';
import { openPayment, refund } from './payments.service';
import { refundWithProvider } from './refunds';
import { eventApplier } from './settlement';
import { readSettlements } from './settlements';

const today = () => dayIn(new Date(), timeZone);

onDatabase((open) => {
  let fake: FakeRazorpay;
  let money: TestMoney;
  before(async () => {
    money = await startMoney(open, { hasWorker: false });
  });
  after(() => money.close());
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables, 'unmatched_event', 'settlement_item']);
    fake = await startRazorpay();
  });
  afterEach(() => fake.close());

  /** A payment that was paid with Razorpay. */
  async function paid(amount: number): Promise<{ id: string; bookingId: string }> {
    const bookingId = await holdLesson(money, { amount });
    const order = { bookingId, userId: money.userId, amount, currency: 'INR' as const };
    const { _id: id } = await money.db
      .transaction()
      .execute((trx) => openPayment(trx, razorpayFace, order));
    const providers = [razorpayProvider(fake.settings)];
    await createOrder(money.db, providers)({ id });
    fake.pay(fake.linkOf(id)?.id ?? '');
    const apply = eventApplier({
      ...{ db: money.db, onBookingPaid, onPurchasePaid: async () => 'granted' },
      onDonationPaid: async () => 'taken',
    });
    await lookUpPayment({ db: money.db, providers, apply })({ id });
    return { id, bookingId };
  }
  const read = () => readSettlements(money.db, [razorpayProvider(fake.settings)])();
  const unmatched = () =>
    money.db
      .selectFrom('unmatched_event')
      .select(['kind', 'reason', 'transaction_ref as ref', 'amount'])
      .orderBy('ref')
      .execute();

  test('what is settled leaves the provider: to the bank, less the fee', async () => {
    await paid(50_000);
    await paid(33_333);
    fake.settle(today());
    await read();
    await read();
    // 2 % and 18 % of that, of each: 1000 + 180, 667 + 120.
    const fees = 1_180 + 787;
    assert.deepEqual(await balances(money.db), {
      ...{ 'provider-clearing': 0, 'client-deposits': 83_333 },
      ...{ bank: -(83_333 - fees), 'provider-fees': -fees },
    });
    const items = await money.db
      .selectFrom('settlement_item')
      .select(['kind', 'amount', 'fee', 'tax', 'utr'])
      .orderBy('amount')
      .execute();
    assert.deepEqual(items, [
      { kind: 'payment', amount: 33_333, fee: 787, tax: 120, utr: 'UTR1' },
      { kind: 'payment', amount: 50_000, fee: 1_180, tax: 180, utr: 'UTR1' },
    ]);
    assert.deepEqual(await unmatched(), []);
  });

  test('a refund is taken from what is settled', async () => {
    const { bookingId } = await paid(50_000);
    await money.db.transaction().execute((trx) => refund(trx, bookingId, 0.5));
    const { id } = await money.db
      .selectFrom('payment_refund')
      .select('id')
      .executeTakeFirstOrThrow();
    await refundWithProvider(money.db, [razorpayProvider(fake.settings)])({ id });
    fake.settle(today());
    await read();
    assert.deepEqual(await balances(money.db), {
      ...{ 'provider-clearing': 0, 'client-deposits': 25_000, 'client-refunds': 0 },
      ...{ bank: -(25_000 - 1_180), 'provider-fees': -1_180 },
    });
  });

  test('what fits no payment moves nothing, and is shown once', async () => {
    await paid(50_000);
    const sums = { debit: 0, credit: 900, fee: 100, tax: 15 };
    fake.settle(today());
    fake.addLine(today(), { ...sums, entity_id: 'pay_of_another_system', type: 'payment' });
    const taken = { debit: 500, credit: 0, fee: 0, tax: 0 };
    fake.addLine(today(), { ...taken, entity_id: 'adj_1', type: 'adjustment' });
    fake.addLine(today(), { ...sums, entity_id: 'pay_held', type: 'payment', settled: false });
    await read();
    await read();
    assert.deepEqual(await unmatched(), [
      { kind: 'settled', reason: 'unknown', ref: 'adj_1', amount: -500 },
      { kind: 'settled', reason: 'unknown', ref: 'pay_of_another_system', amount: 1_000 },
    ]);
    assert.equal((await balances(money.db)).bank, -(50_000 - 1_180));
  });

  test('a payment that is known only after it was settled is booked then', async () => {
    const late = await paid(50_000);
    fake.settle(today());
    const transaction = await money.db
      .deleteFrom('payment_transaction')
      .where('payment_id', '=', late.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await read();
    assert.equal((await unmatched()).length, 1);
    await money.db.insertInto('payment_transaction').values(transaction).execute();
    await read();
    await read();
    assert.equal((await balances(money.db))['provider-clearing'], 0);
    const open = money.db.selectFrom('unmatched_event').where('settled_at', 'is', null);
    assert.deepEqual(await open.selectAll().execute(), []);
  });

  test('a payment that is settled with another amount is looked into', async () => {
    await paid(50_000);
    const [known] = fake.books().captured;
    const sums = { debit: 0, credit: 49_000, fee: 0, tax: 0 };
    fake.addLine(today(), { ...sums, entity_id: known?.id, type: 'payment' });
    await read();
    assert.deepEqual(await unmatched(), [
      { kind: 'settled', reason: 'amount', ref: known?.id, amount: 49_000 },
    ]);
    assert.equal((await balances(money.db))['provider-clearing'], -50_000);
  });
});
