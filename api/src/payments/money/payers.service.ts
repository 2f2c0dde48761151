import {
  type CheckoutStep,
  messages,
  type Payment,
  type TestOutcome,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, orNotFound } from '../../core/http/problems';
import { enqueue } from '../../core/jobs/enqueue';
import type { PaymentEvent } from '../providers/provider';
import { faceOf } from '../providers/providers';
import { orderOf } from './orders.store';
import { testPaymentJob } from './payment-jobs';
import { openPayment } from './payments.service';
import { canBePaid, lockWhatIsPaid, type PaymentRow, paymentBy, subjectOf } from './payments.store';
import { type HeldTimes, reportTransfer } from './reported-transfers';

interface Deps {
  db: Kysely<Tables>;
  /** Makes the test provider send an event now. */
  tell: (event: PaymentEvent) => Promise<void>;
  heldTimes: HeldTimes;
}

export type PayersService = ReturnType<typeof payersService>;

const delaySeconds = 4;

/** Payments as their payer sees them. Fails with `not-found` for all other callers. */
export function payersService({ db, tell, heldTimes }: Deps) {
  return {
    async payment(id: string, caller: Caller): Promise<Payment> {
      return toPayment(db, await ownPayment(db, id, caller));
    },

    /** A transfer over UPI that its payer has made, as `reportTransfer` says. */
    async reportTransfer(id: string, caller: Caller, bankReference: string): Promise<Payment> {
      const own = await ownPayment(db, id, caller);
      await db.transaction().execute((trx) => reportTransfer(trx, heldTimes, own, bankReference));
      return toPayment(db, await ownPayment(db, id, caller));
    },

    /**
     * Applies an outcome to a test payment. A failed one is retried as a new payment; fails with
     * `hold-expired` when the hold has ended.
     */
    async payAsTest(id: string, caller: Caller, outcome: TestOutcome): Promise<Payment> {
      const own = await ownPayment(db, id, caller);
      if (!faceOf(own.provider).outcomes.includes(outcome)) {
        throw new ApiError('conflict', 'This is no test payment.');
      }
      const payment = own.state === 'failed' ? await tryAgain(db, own) : own;
      if (payment.state === 'waiting') await perform(payment, outcome);
      return toPayment(db, await ownPayment(db, payment.id, caller));
    },
  };

  async function perform({ id, provider_ref: ref, ...money }: PaymentRow, outcome: TestOutcome) {
    const { amount, currency } = money;
    const event = (kind: PaymentEvent['kind']): PaymentEvent => ({
      ...{ eventId: `${id}:${kind}`, ref, kind, amount, currency },
    });
    if (outcome === 'decline') return tell(event('failed'));
    if (outcome === 'delay')
      return enqueue(db, testPaymentJob, event('paid'), { after: delaySeconds });
    await tell(event('paid'));
    if (outcome === 'twice') await tell(event('paid'));
  }
}

async function tryAgain(db: Kysely<Tables>, failed: PaymentRow): Promise<PaymentRow> {
  return db.transaction().execute(async (trx) => {
    await lockWhatIsPaid(trx, failed);
    const now = await reread(trx, failed.id);
    if (!canBePaid(now)) {
      throw notAnyMore(now);
    }
    const { amount, currency, user_id: userId } = now;
    const order = { ...subjectOf(now), userId, amount, currency };
    const { _id } = await openPayment(trx, faceOf(now.provider), order);
    return reread(trx, _id);
  });
}

const reread = async (trx: Kysely<Tables>, id: string) =>
  orNotFound(await paymentBy(trx, { id }), gone);

const gone = 'There is no such payment.';

const notAnyMore = ({ donation_id }: PaymentRow) =>
  donation_id === null
    ? new ApiError('hold-expired', 'This time is no longer kept for you. Choose another.')
    : new ApiError('campaign-over', messages.campaignOver);

async function ownPayment(db: Kysely<Tables>, id: string, caller: Caller): Promise<PaymentRow> {
  const row = await paymentBy(db, { id });
  return orNotFound(row && isOwn(row, caller) ? row : undefined, gone);
}

function isOwn({ user_id, key_hash }: PaymentRow, { person, key }: Caller): boolean {
  if (user_id !== null && user_id === person?.userId) return true;
  return key_hash !== null && key !== null && keyHash(key) === key_hash;
}

async function toPayment(db: Kysely<Tables>, row: PaymentRow): Promise<Payment> {
  const { id, state, amount, refunded_amount, currency, provider } = row;
  return {
    _id: id,
    state,
    amount: { amount, currency },
    refunded: { amount: refunded_amount, currency },
    provider,
    isTest: faceOf(provider).isTest,
    bookingId: row.booking_id,
    packageId: row.package_id,
    donationId: row.donation_id,
    ...(await orderState(db, row)),
  };
}

async function orderState(db: Kysely<Tables>, row: PaymentRow) {
  const isOpen = row.state === 'waiting' || row.state === 'failed';
  if (!isOpen || !faceOf(row.provider).hasOrders) return { checkout: null, transfer: null };
  const order = await orderOf(db, row.id);
  return { checkout: checkoutOf(row, order), transfer: reportOf(row, order) };
}

type Order = Awaited<ReturnType<typeof orderOf>>;

/** How an open payment is made; null while the provider has no order of it. */
function checkoutOf(row: PaymentRow, order: Order): CheckoutStep | null {
  if (!canBePaid(row)) return { kind: 'closed' };
  return order?.failure ? { kind: 'refused' } : (order?.checkout ?? null);
}

function reportOf({ expires_at }: PaymentRow, order: Order): Payment['transfer'] {
  if (!order?.bank_reference || !order.reported_at) return null;
  return {
    bankReference: order.bank_reference,
    at: order.reported_at.toISOString(),
    keptUntil: expires_at?.toISOString() ?? null,
  };
}
