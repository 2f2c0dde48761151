import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Decision } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  balances,
  heldTimes,
  holdLesson,
  moneyTables,
  onBookingPaid,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { upiFace, upiProvider } from '../providers/upi';
import { moneyQueue } from './money.queue';
import { openPayment, refund } from './payments.service';
import { refundWithProvider } from './refunds';
import { paymentApplier } from './settlement';
import { keepUnmatched } from './unmatched.store';

const reference = '412345678901';
const by = '00000000-0000-7000-8000-000000000001';

onDatabase((open) => {
  let money: TestMoney;
  before(async () => {
    money = await startMoney(open, { hasWorker: false });
  });
  after(() => money.close());
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables, 'unmatched_event']);
  });

  const queue = moneyQueue({
    apply: paymentApplier({
      ...{ onBookingPaid, onPurchasePaid: async () => 'granted' },
      onDonationPaid: async () => 'taken',
    }),
    payouts: { linesOf: async () => '', decide: async () => false },
    heldTimes,
  });
  const decide = (id: string, decision: Decision, reason: string) =>
    money.db.transaction().execute((trx) => queue.decide(trx, id, { decision, reason, by }));
  const offered = async (id: string) =>
    (await queue.find(money.db, id))?.offers.map(({ decision }) => decision);
  const waiting = () => queue.page(money.db, { state: 'waiting' }, { skip: 0, most: 10 });

  async function transfer() {
    const bookingId = await holdLesson(money);
    const order = { bookingId, userId: money.userId, amount: 50_000, currency: 'INR' as const };
    const { _id: id } = await money.db
      .transaction()
      .execute((trx) => openPayment(trx, upiFace, order));
    return { id, bookingId };
  }
  const stateOf = async (id: string) =>
    (await money.db.selectFrom('payment').select('state').where('id', '=', id).executeTakeFirst())
      ?.state;

  test('a transfer waits until an operator finds it in the statement', async () => {
    const { id } = await transfer();
    const [entry, ...others] = await waiting();
    assert.deepEqual([entry?._id, entry?.title, others], [id, '₹500 over UPI', []]);
    assert.equal(await queue.count(money.db, { state: 'waiting' }), 1);
    assert.ok(await queue.oldest(money.db));
    for (const q of ['500', 'NK0', id.replaceAll('-', '')]) {
      assert.equal(await queue.count(money.db, { state: 'waiting', q }), 1, q);
    }
    assert.equal(await queue.count(money.db, { state: 'waiting', q: '%' }), 0);
    assert.deepEqual(await offered(id), ['confirm', 'reject']);
    await decide(id, 'confirm', reference);
    assert.equal(await stateOf(id), 'paid');
    const held = { 'provider-clearing': -50_000, 'client-deposits': 50_000 };
    assert.deepEqual(await balances(money.db), held);
    assert.deepEqual(await offered(id), []);
    await assert.rejects(decide(id, 'confirm', '412345678902'), { code: 'conflict' });
  });

  test('a number that is none of a bank, or that confirmed another, confirms nothing', async () => {
    const [first, second] = [await transfer(), await transfer()];
    for (const wrong of ['41234567890', 'yes, it came', '']) {
      await assert.rejects(decide(first.id, 'confirm', wrong), { code: 'validation' });
    }
    await decide(first.id, 'confirm', reference);
    await assert.rejects(decide(second.id, 'confirm', reference), { code: 'validation' });
    assert.equal(await stateOf(second.id), 'waiting');
  });

  test('two operators confirm one transfer once', async () => {
    const { id } = await transfer();
    const both = await Promise.allSettled(
      ['412345678901', '412345678902'].map((number) => decide(id, 'confirm', number)),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    assert.equal((await balances(money.db))['client-deposits'], 50_000);
  });

  test('one that never came is not paid', async () => {
    const { id } = await transfer();
    await decide(id, 'reject', 'It is not in the statement.');
    assert.equal(await stateOf(id), 'failed');
    assert.deepEqual(await waiting(), []);
    await assert.rejects(decide(id, 'reject', 'It is not in the statement.'), { code: 'conflict' });
  });

  test('one that is found after it was rejected is confirmed, and goes back if it is late', async () => {
    const [held, gone] = [await transfer(), await transfer()];
    await decide(held.id, 'reject', 'It is not in the statement.');
    await decide(gone.id, 'reject', 'It is not in the statement.');
    // Its time is held for the payer once more, so that it can be booked.
    await money.db
      .updateTable('booking')
      .set({ status: 'held', expires_at: sql<Date>`now() + interval '10 minutes'` })
      .where('id', '=', held.bookingId)
      .execute();
    const settled = await queue.page(money.db, { state: 'settled' }, { skip: 0, most: 10 });
    assert.deepEqual(
      settled.map(({ _id }) => _id),
      [gone.id, held.id],
    );
    assert.match(settled[0]?.excerpt ?? '', /^It was not found\./);
    assert.deepEqual(await offered(gone.id), ['confirm']);
    await assert.rejects(decide(gone.id, 'confirm', 'it came'), { code: 'validation' });
    await decide(held.id, 'confirm', reference);
    await assert.rejects(decide(gone.id, 'confirm', reference), { code: 'validation' });
    await decide(gone.id, 'confirm', '412345678902');
    assert.deepEqual([await stateOf(held.id), await stateOf(gone.id)], ['paid', 'refunded']);
    const [entry] = await waiting();
    assert.equal(entry?.title, 'Refund of ₹500');
    assert.deepEqual([await offered(held.id), await offered(gone.id)], [[], []]);
    await assert.rejects(decide(gone.id, 'confirm', '412345678903'), { code: 'conflict' });
  });

  test('one that was looked for long enough can still be confirmed', async () => {
    const { id } = await transfer();
    await sql`UPDATE payment SET created_at = now() - interval '31 days'`.execute(money.db);
    assert.deepEqual([await waiting(), await offered(id)], [[], ['confirm']]);
    await decide(id, 'confirm', reference);
    assert.equal(await stateOf(id), 'paid');
  });

  test('settled are those that somebody reported or decided; others are found by a search', async () => {
    const [reported, abandoned] = [await transfer(), await transfer()];
    await money.db
      .updateTable('payment_order')
      .set({ bank_reference: reference, reported_at: new Date() })
      .where('payment_id', '=', reported.id)
      .execute();
    await sql`UPDATE payment SET created_at = now() - interval '31 days'`.execute(money.db);
    const settled = async (q?: string) => {
      const wanted = { state: 'settled' as const, ...(q !== undefined && { q }) };
      const entries = await queue.page(money.db, wanted, { skip: 0, most: 10 });
      assert.equal(await queue.count(money.db, wanted), entries.length);
      return entries.map(({ _id }) => _id).sort();
    };
    assert.deepEqual(await settled(), [reported.id]);
    assert.deepEqual(await settled('500'), [reported.id, abandoned.id].sort());
    await decide(abandoned.id, 'confirm', '412345678902');
    assert.deepEqual(await settled(), [reported.id, abandoned.id].sort());
  });

  test('what was transferred goes back by hand, and is owed until then', async () => {
    const { id, bookingId } = await transfer();
    await decide(id, 'confirm', reference);
    await money.db.transaction().execute((trx) => refund(trx, bookingId, 0.5));
    const [entry] = await waiting();
    assert.ok(entry);
    assert.equal(entry.title, 'Refund of ₹250');
    const upi = upiProvider({ vpa: 'nukkad@bank', name: 'Nukkad' });
    await refundWithProvider(money.db, [upi])({ id: entry._id });
    assert.equal((await balances(money.db))['client-refunds'], 25_000);
    await decide(entry._id, 'confirm', '412345678909');
    assert.equal((await balances(money.db))['client-refunds'], 0);
    assert.equal((await balances(money.db))['provider-clearing'], -25_000);
    await assert.rejects(decide(entry._id, 'confirm', '412345678910'), { code: 'conflict' });
  });

  test('money that fits nothing is closed with what became of it', async () => {
    const event = {
      ref: 'another',
      transaction: 'pay_1',
      amount: 12_345,
      currency: 'INR',
    } as const;
    await keepUnmatched(
      money.db,
      'razorpay',
      { kind: 'paid', eventId: 'event_1', ...event },
      'unknown',
    );
    const [entry] = await waiting();
    assert.ok(entry);
    assert.equal(entry.title, '₹123.45 that fits no payment');
    assert.deepEqual(await offered(entry._id), ['close']);
    await decide(entry._id, 'close', 'Given back at Razorpay.');
    assert.deepEqual(await waiting(), []);
    const settled = await queue.page(money.db, { state: 'settled' }, { skip: 0, most: 10 });
    assert.deepEqual(
      settled.map(({ _id }) => _id),
      [entry._id],
    );
    assert.deepEqual(await balances(money.db), {});
  });
});
