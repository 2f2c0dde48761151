import assert from 'node:assert/strict';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';
import { eachForItself, type JobHandler } from '../../src/core/jobs/handlers';
import type { JobKind } from '../../src/core/jobs/job-kind';
import { createOrder, lookUpOrders, lookUpPayment } from '../../src/payments/money/orders';
import {
  lookUpJob,
  orderJob,
  refundJob,
  refundLookUpJob,
} from '../../src/payments/money/payment-jobs';
import { openPayment, refund } from '../../src/payments/money/payments.service';
import { lookUpRefund, lookUpRefunds, refundWithProvider } from '../../src/payments/money/refunds';
import { eventApplier } from '../../src/payments/money/settlement';
import { razorpayFace, razorpayProvider } from '../../src/payments/providers/razorpay';
import { workOff } from '../database/jobs';
import { balances, holdLesson, onBookingPaid, post, type TestMoney } from '../fixtures/money';
import type { FakeRazorpay, RazorpayWebhook } from '../services/razorpay';
import { inTurns, randomFrom, shuffled } from './random';

interface Course {
  money: TestMoney;
  fake: FakeRazorpay;
  count: number;
  seed: number;
}

/** What came of it, for the report of the test. */
export interface Figures {
  paid: number;
  refunds: number;
  webhooks: number;
  dropped: number;
}

const atOnce = 8;

/**
 * `count` payments with a provider whose calls fail before or after their effect and whose webhooks
 * are dropped, doubled, delayed and reordered. Fails unless the ledger and the provider then say the
 * same to the paisa, every transaction counts once, and no booking is paid twice.
 */
export async function payUnreliably({ money, fake, count, seed }: Course): Promise<Figures> {
  const random = randomFrom(seed);
  const chance = (share: number) => random() < share;
  const work = provider(money, fake);
  const figures: Figures = { paid: 0, refunds: 0, webhooks: 0, dropped: 0 };
  const late: RazorpayWebhook[] = [];
  fake.faults.call = () =>
    chance(0.85)
      ? 'none'
      : ((['busy', 'broken', 'lost', 'cut'] as const)[Math.floor(random() * 4)] ?? 'none');
  fake.faults.isPending = () => chance(0.5);

  /** Some arrive now, some never, some after everything else, in no order and some twice. */
  async function deliver(): Promise<void> {
    const now: RazorpayWebhook[] = [];
    for (const webhook of fake.takeWebhooks()) {
      figures.webhooks += 1;
      const fate = random();
      if (fate < 0.2) figures.dropped += 1;
      else if (fate < 0.36) late.push(webhook);
      else now.push(webhook, ...(chance(0.25) ? [webhook] : []));
    }
    await send(shuffled(now, random));
  }
  const send = (webhooks: RazorpayWebhook[]) =>
    inTurns(webhooks, atOnce, async (webhook) => {
      const { statusCode, body } = await post(money.app, webhook, 'razorpay');
      assert.equal(statusCode, 204, body);
    });

  const bookings = await inTurns(Array.from({ length: count }), atOnce, async () => {
    const amount = 100 + Math.floor(random() * 5_000_000);
    const bookingId = await holdLesson(money, { amount });
    const order = { bookingId, userId: money.userId, amount, currency: 'INR' as const };
    const { _id } = await money.db
      .transaction()
      .execute((trx) => openPayment(trx, razorpayFace, order));
    return { bookingId, paymentId: _id };
  });
  // A time is kept for minutes, in which a busy machine does not get through them all.
  await sql`UPDATE booking SET expires_at = now() + interval '1 day' WHERE status = 'held'`.execute(
    money.db,
  );
  await work.run('orders');

  await inTurns(bookings, atOnce, async ({ bookingId, paymentId }) => {
    const link = fake.linkOf(paymentId)?.id ?? '';
    if (chance(0.25)) fake.pay(link, 'failed');
    if (chance(0.1)) return;
    fake.pay(link);
    if (chance(0.1)) fake.pay(link);
    if (chance(0.1)) fake.pay(link, 'failed');
    if (chance(0.1)) await cancel(money, bookingId);
  });
  await deliver();
  await work.run('refunds');
  await inTurns(bookings, atOnce, async ({ bookingId }) => {
    if (chance(0.3))
      await money.db.transaction().execute((trx) => refund(trx, bookingId, random()));
  });
  await work.run('refunds');
  await deliver();
  await work.run('look-ups');
  await work.run('refunds');
  fake.endRefunds(() => (chance(0.1) ? 'failed' : 'processed'));
  await deliver();
  await send(shuffled(late, random));
  await work.run('look-ups');
  await work.run('refunds');
  fake.endRefunds();
  await work.run('look-ups');
  await send(shuffled(fake.takeWebhooks(), random));

  await compare(money, fake, figures);
  return figures;
}

/** The jobs of a provider, run until none is left, however often a call fails. */
function provider({ db }: TestMoney, fake: FakeRazorpay) {
  const providers = [razorpayProvider(fake.settings)];
  const apply = eventApplier({
    ...{ db, onBookingPaid, onPurchasePaid: async () => 'granted' },
    onDonationPaid: async () => 'taken',
  });
  const runner = <Payload extends object>(
    kind: JobKind<Payload>,
    work: JobHandler<Payload>['work'],
  ) =>
    eachForItself({ db, failed: () => undefined }, kind.name, {
      ...{ atOnce, leaseSeconds: 60, work, retryAfter: () => 0 },
    });
  const runners = {
    orders: [runner(orderJob, createOrder(db, providers))],
    refunds: [runner(refundJob, refundWithProvider(db, providers))],
    'look-ups': [
      runner(lookUpJob, lookUpPayment({ db, providers, apply })),
      runner(refundLookUpJob, lookUpRefund(db, providers)),
    ],
  };
  return {
    async run(what: keyof typeof runners): Promise<void> {
      if (what === 'look-ups') await askAgain();
      for (const one of runners[what]) while ((await workOff(db, one)) > 0);
    },
  };

  /** As if the time had passed after which providers are asked. */
  async function askAgain(): Promise<void> {
    await sql`UPDATE payment_order SET created_at = now() - interval '10 minutes', asked_at = NULL`.execute(
      db,
    );
    await sql`UPDATE payment_refund SET sent_at = now() - interval '1 hour', asked_at = NULL
      WHERE sent_at IS NOT NULL`.execute(db);
    const ask = lookUpOrders(db, providers);
    for (let turn = 0; turn < 100_000; turn += 1) {
      const before = await asked(db);
      await ask();
      await lookUpRefunds(db)();
      if ((await asked(db)) === before) break;
    }
  }
}

/** Rows of which the provider was asked. */
async function asked(db: Kysely<Tables>) {
  const { rows } = await sql<{ n: number }>`SELECT (SELECT count(*) FROM payment_order
    WHERE asked_at IS NOT NULL)::int + (SELECT count(*) FROM payment_refund
    WHERE asked_at IS NOT NULL)::int AS n`.execute(db);
  return rows[0]?.n;
}

async function cancel({ db }: TestMoney, bookingId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('booking')
      .set({ status: 'cancelled-by-client', expires_at: null })
      .where('id', '=', bookingId)
      .execute();
    await refund(trx, bookingId, 1);
  });
}

async function compare({ db }: TestMoney, fake: FakeRazorpay, figures: Figures): Promise<void> {
  const { captured, refunds, links } = fake.books();
  figures.paid = captured.length;
  figures.refunds = refunds.length;
  const counted = await db
    .selectFrom('payment_transaction')
    .innerJoin('payment', 'payment.id', 'payment_transaction.payment_id')
    .select(['payment_transaction.ref as id', 'payment.amount'])
    .execute();
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  assert.deepEqual(counted.sort(byId), captured.sort(byId), 'each transaction counts once');
  const orders = await db.selectFrom('payment_order').select('payment_id').execute();
  assert.equal(links, orders.length, 'each order is with the provider once');

  const back = refunds.filter(({ status }) => status === 'processed');
  const held = sum(captured) - sum(back);
  const books = await balances(db);
  assert.equal(-(books['provider-clearing'] ?? 0), held, 'the provider has what the ledger says');
  const { rows } = await sql<{ n: number; owed: number }>`SELECT count(*)::int AS n,
    coalesce(sum(amount), 0)::bigint AS owed FROM payment_refund WHERE done_at IS NULL`.execute(db);
  assert.equal(books['client-refunds'] ?? 0, rows[0]?.owed, 'what is owed is what has failed');
  const failed = refunds.filter(({ status }) => status !== 'processed');
  assert.equal(rows[0]?.owed, sum(failed));
  const { rows: twice } = await sql`SELECT booking_id FROM payment
    WHERE state IN ('paid', 'part-refunded') GROUP BY booking_id HAVING count(*) > 1`.execute(db);
  assert.deepEqual(twice, [], 'no booking is paid twice');
  const { rows: lost } = await sql`SELECT payment.id FROM payment
    JOIN booking ON booking.id = payment.booking_id
    WHERE payment.state IN ('paid', 'part-refunded') AND booking.status <> 'confirmed'`.execute(db);
  assert.deepEqual(lost, [], 'nobody pays for what is not booked');
}

const sum = (entries: { amount: number }[]) =>
  entries.reduce((total, { amount }) => total + amount, 0);
