import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { limits, type Payment } from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import { emptyTables } from '../../../test/database/empty-tables';
import {
  heldTimes,
  holdLesson,
  lessonToPay,
  moneyTables,
  onBookingPaid,
  startMoney,
  type TestMoney,
} from '../../../test/fixtures/money';
import { until } from '../../../test/process/until';
import { upiFace } from '../providers/upi';
import { moneyQueue } from './money.queue';
import { openPayment } from './payments.service';
import { reportTransfer } from './reported-transfers';
import { paymentApplier } from './settlement';

const by = '00000000-0000-7000-8000-000000000001';
const number = '412345678901';

onDatabase((open) => {
  let money: TestMoney;
  before(async () => {
    money = await startMoney(open, { hasWorker: false });
  });
  after(() => money.close());
  beforeEach(async () => {
    await emptyTables(money.db, [...moneyTables, 'notification']);
  });

  const queue = moneyQueue({
    apply: paymentApplier({
      ...{ onBookingPaid, onPurchasePaid: async () => 'granted' },
      onDonationPaid: async () => 'taken',
    }),
    payouts: { linesOf: async () => '', decide: async () => false },
    heldTimes,
  });
  const decide = (id: string, decision: 'confirm' | 'reject', reason: string) =>
    money.db.transaction().execute((trx) => queue.decide(trx, id, { decision, reason, by }));

  async function transfer() {
    const bookingId = await holdLesson(money);
    const order = { bookingId, userId: money.userId, amount: 50_000, currency: 'INR' as const };
    const { _id: id } = await money.db
      .transaction()
      .execute((trx) => openPayment(trx, upiFace, order));
    return { id, bookingId };
  }
  const report = (id: string, bankReference: string, who = money.userId) =>
    money.app.inject({
      ...{ method: 'POST', url: `/api/payments/${id}/transfer`, payload: { bankReference } },
      headers: { authorization: `Bearer ${who}` },
    });
  const booking = (id: string) =>
    money.db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('what a payer reports keeps the time, and operators read it', async () => {
    const { id, bookingId } = await transfer();
    const { starts_at } = await booking(bookingId);
    const answer = await report(id, number);
    assert.equal(answer.statusCode, 200, answer.body);
    const told = (answer.json() as Payment).transfer;
    assert.equal(told?.bankReference, number);
    const { expires_at } = await booking(bookingId);
    const keptFor = (expires_at?.getTime() ?? 0) - Date.now();
    assert.ok(keptFor > (limits.transferCheckHours - 1) * 3_600_000, `${keptFor} ms`);
    assert.ok((expires_at ?? new Date()) <= starts_at);
    assert.equal(told?.keptUntil, expires_at?.toISOString());
    const [entry] = await queue.page(
      money.db,
      { state: 'waiting', q: number },
      { skip: 0, most: 9 },
    );
    assert.match(entry?.excerpt ?? '', new RegExp(number));
    assert.equal(entry?.dueAt, expires_at?.toISOString());
    await decide(id, 'confirm', number);
    assert.equal((await booking(bookingId)).status, 'confirmed');
    const [settled] = await queue.page(money.db, { state: 'settled' }, { skip: 0, most: 9 });
    assert.equal(settled?.dueAt, null);
  });

  test('it is kept at most until the time begins', async () => {
    const { id, bookingId } = await transfer();
    await sql`UPDATE booking SET starts_at = now() + interval '1 hour'`.execute(money.db);
    await report(id, number);
    const { starts_at, expires_at } = await booking(bookingId);
    assert.deepEqual(expires_at, starts_at);
  });

  test('the same number again changes nothing, another one is refused', async () => {
    const { id, bookingId } = await transfer();
    await Promise.all([report(id, number), report(id, number)]);
    const { expires_at } = await booking(bookingId);
    assert.equal((await report(id, number)).statusCode, 200);
    assert.deepEqual((await booking(bookingId)).expires_at, expires_at);
    const other = await report(id, '412345678902');
    assert.deepEqual([other.statusCode, other.json().code], [409, 'conflict']);
    await decide(id, 'confirm', number);
    assert.equal((await report(id, number)).statusCode, 200, 'also once it is paid');
  });

  test('numbers are twelve digits that have confirmed nothing else', async () => {
    const [first, second] = [await transfer(), await transfer()];
    for (const wrong of ['', '41234567890', 'yes it came!', '٤١٢٣٤٥٦٧٨٩٠١']) {
      assert.equal((await report(first.id, wrong)).statusCode, 422, wrong);
    }
    await decide(first.id, 'confirm', number);
    const used = await report(second.id, number);
    assert.deepEqual(Object.keys(used.json().errors), ['bankReference']);
  });

  test('an account keeps few times so, and nobody reports for another', async () => {
    const payments = [await transfer(), await transfer(), await transfer()];
    const answers = [];
    for (const [place, { id }] of payments.entries()) {
      answers.push((await report(id, `41234567891${place}`)).statusCode);
    }
    assert.deepEqual(answers, [200, 200, 409]);
    const [first] = payments;
    assert.equal((await report(first?.id ?? '', number, by)).statusCode, 404);
    await decide(first?.id ?? '', 'reject', 'It is not in the statement.');
    assert.equal((await report(payments[2]?.id ?? '', number)).statusCode, 200);
  });

  test('reports at once are counted one after the other', async (t) => {
    if (money.database.engine !== 'postgres')
      return t.skip('the embedded engine has one connection');
    const [first, second, third] = [await transfer(), await transfer(), await transfer()];
    // Those of one professional wait for one another anyway.
    const elsewhere = await money.db
      .updateTable('booking')
      .set(({ selectFrom }) => ({
        vendor_id: selectFrom('vendor')
          .select('vendor.id')
          .whereRef('vendor.id', '<>', 'booking.vendor_id')
          .limit(1),
      }))
      .where('id', '=', third.bookingId)
      .executeTakeFirst();
    assert.equal(elsewhere.numUpdatedRows, 1n);
    await report(first.id, '412345678921');
    const counted = await money.db.transaction().execute(async (trx) => {
      await reportTransfer(trx, heldTimes, { id: second.id }, '412345678922');
      const last = report(third.id, '412345678923');
      const isWaiting = sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM pg_locks
        WHERE locktype = 'advisory' AND NOT granted) AS found`;
      await until(
        async () => (await isWaiting.execute(money.db)).rows[0]?.found === true,
        'it waits',
      );
      return { last };
    });
    assert.equal((await counted.last).statusCode, 409);
  });

  test('what is not found frees the time, and its payer is told', async () => {
    const { id, bookingId } = await transfer();
    await report(id, number);
    await decide(id, 'reject', 'It is not in the statement.');
    assert.equal((await booking(bookingId)).status, 'expired');
    const told = await money.db.selectFrom('notification').select('template').execute();
    assert.deepEqual(told, [{ template: 'transfer.notFound' }]);
    assert.equal((await report(id, '412345678903')).statusCode, 409);
  });

  test('a report that comes too late keeps nothing, and the money goes back', async () => {
    const { id, bookingId } = await transfer();
    await sql`UPDATE booking SET expires_at = now() - interval '1 minute'`.execute(money.db);
    const answer = (await report(id, number)).json() as Payment;
    assert.deepEqual(
      [answer.checkout, answer.transfer?.bankReference],
      [{ kind: 'closed' }, number],
    );
    await decide(id, 'confirm', number);
    assert.equal((await booking(bookingId)).status, 'held');
    const payment = await money.db.selectFrom('payment').select('state').executeTakeFirst();
    assert.equal(payment?.state, 'refunded');
  });

  test('a test payment is no transfer', async () => {
    const { payment } = await lessonToPay(money);
    assert.equal((await report(payment._id, number)).statusCode, 409);
  });
});
