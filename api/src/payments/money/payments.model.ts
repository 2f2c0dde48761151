import type { BookingPayment, BookingStatus, Money, PayingBy } from '@nukkad/platform/contract';

/** The fields of a booking that its payment state depends on. */
export interface PayableBooking {
  id: string;
  paying_by: PayingBy | null;
  status: BookingStatus;
  fee_amount: number | null;
  fee_currency: Money['currency'] | null;
}

/** A payment of a booking. `isRefunding`: a refund has not arrived yet. */
export interface PaymentOfBooking {
  id: string;
  amount: number;
  currency: Money['currency'];
  refunded_amount: number;
  state: 'waiting' | 'paid' | 'failed' | 'part-refunded' | 'refunded';
  isRefunding: boolean;
}

const undecided: ReadonlySet<BookingStatus> = new Set(['held', 'requested', 'confirmed']);

/** Payment state of a booking. `payment`: the one that counts, if any. */
export function bookingPaymentOf(
  booking: PayableBooking,
  payment: PaymentOfBooking | undefined,
): BookingPayment {
  const payingBy = booking.paying_by ?? (booking.fee_amount === 0 ? 'free' : 'at-visit');
  if (payment) return online(booking, payment);
  const nothing = { payingBy, amount: null, refunded: null, paymentId: null };
  if (payingBy === 'free' || payingBy === 'credit') return { ...nothing, state: 'none' };
  const amount = feeOf(booking);
  const state = undecided.has(booking.status) ? 'due' : 'none';
  const isPaid = payingBy === 'at-visit' && booking.status === 'completed';
  return { ...nothing, amount, state: isPaid ? 'paid' : state };
}

function online({ status }: PayableBooking, payment: PaymentOfBooking): BookingPayment {
  const { id, amount, currency, refunded_amount, state, isRefunding } = payment;
  const isOver = state === 'waiting' && !undecided.has(status);
  return {
    payingBy: 'online',
    state: isRefunding ? 'refunding' : isOver ? 'none' : state,
    amount: { amount, currency },
    refunded: refunded_amount > 0 ? { amount: refunded_amount, currency } : null,
    paymentId: id,
  };
}

function feeOf({ fee_amount, fee_currency }: PayableBooking): Money | null {
  if (fee_amount === null || fee_currency === null) return null;
  return { amount: fee_amount, currency: fee_currency };
}

/** A payment that took money before others, then the newest; `payments` oldest first. */
export function countingPayment(payments: PaymentOfBooking[]): PaymentOfBooking | undefined {
  const has = (...states: PaymentOfBooking['state'][]) =>
    payments.findLast(({ state }) => states.includes(state));
  return has('paid', 'part-refunded') ?? has('refunded') ?? has('waiting') ?? has('failed');
}

/** Amount of a share of a payment, at most what is left of it. */
export function partOf(
  { amount, refunded_amount }: Pick<PaymentOfBooking, 'amount' | 'refunded_amount'>,
  share: number,
): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no share.`);
  return Math.min(Math.round(amount * share), amount - refunded_amount);
}

/** What an event does to a payment. `take-again`: more money for what was paid. */
export type Effect = 'none' | 'take' | 'take-again' | 'decline';

/** A payment under its lock; `transaction`: the one that paid it, null of the test provider. */
interface Payable {
  state: PaymentOfBooking['state'];
  transaction: string | null;
}

/** `isKnown`: the transaction has been counted, for this payment or another. */
interface Said {
  kind: 'paid' | 'failed';
  transaction: string | null;
  isKnown: boolean;
}

/**
 * Decides on events that come twice, late and in any order. A failed attempt counts only while
 * nothing was paid: providers let the payer try again. Money counts once for each transaction.
 */
export function effectOf({ state, transaction }: Payable, event: Said): Effect {
  const isOpen = state === 'waiting' || state === 'failed';
  if (event.kind === 'failed') return state === 'waiting' ? 'decline' : 'none';
  if (event.isKnown) return 'none';
  if (isOpen) return 'take';
  return event.transaction === null || transaction === null ? 'none' : 'take-again';
}
