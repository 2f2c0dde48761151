import type { BookingPayment, Money, PaymentToMake } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { NotSetUp } from '../../core/http/problems';
import { enqueue } from '../../core/jobs/enqueue';
import type { ProviderFace } from '../providers/provider';
import { offeredProvider, type PaymentSettings } from '../providers/providers';
import { addMovement, hasMovement, moneyIn } from './ledger.store';
import { insertOrder } from './orders.store';
import { orderJob } from './payment-jobs';
import { bookingPaymentOf, countingPayment, type PayableBooking, partOf } from './payments.model';
import {
  insertPayment,
  lockBooking,
  paidFor,
  paymentBy,
  paymentsOfBookings,
  type Subject,
  waitingPayment,
} from './payments.store';
import { giveBack } from './refunds';

/** The subject, amount and payer of a payment; a null payer is a guest. */
export type PaymentOrder = Subject & Money & { userId: string | null };

/**
 * Creates an online payment with `provider`. A repeated call with the same amount returns the same
 * payment. What the provider has to do follows after the commit.
 */
export async function openPayment(
  trx: Kysely<Tables>,
  provider: ProviderFace,
  { userId, amount, currency, ...subject }: PaymentOrder,
): Promise<PaymentToMake> {
  const { name, isTest, outcomes, hasOrders, refOf } = provider;
  const toMake = { amount: { amount, currency }, provider: name, isTest, outcomes };
  const waiting = await waitingPayment(trx, subject, { provider: name, amount, currency });
  if (waiting !== undefined) return { _id: waiting, ...toMake };
  const id = uuidv7();
  const ref = refOf({ id });
  await insertPayment(trx, subject, { id, provider: name, ref, userId, amount, currency });
  if (hasOrders) {
    await insertOrder(trx, id);
    await enqueue(trx, orderJob, { id });
  }
  return { _id: id, ...toMake };
}

/** Taking payments for one kind of thing, with the provider that is set up for it. */
export interface OnlinePayments {
  isOffered: boolean;
  /** Fails with `unavailable` when nobody takes payments. */
  open: (trx: Kysely<Tables>, order: PaymentOrder) => Promise<PaymentToMake>;
}

export function onlinePayments(
  settings: PaymentSettings,
  subject: 'guest-booking' | 'other',
): OnlinePayments {
  const provider = offeredProvider(settings, subject);
  return {
    isOffered: provider !== undefined,
    async open(trx, order) {
      if (!provider) throw new NotSetUp('No provider of payments is set up.');
      return openPayment(trx, provider, order);
    },
  };
}

/** Refunds a share, from 0 to 1, of a booking's online payment, at most what is left of it. */
export async function refund(trx: Kysely<Tables>, bookingId: string, share: number): Promise<void> {
  await lockBooking(trx, bookingId);
  // A second payment is refunded at once, so at most one is left.
  const [id] = await paidFor(trx, { bookingId });
  const payment = id === undefined ? undefined : await paymentBy(trx, { id });
  const amount = payment ? partOf(payment, share) : 0;
  if (payment && amount > 0) await giveBack(trx, payment, amount);
}

/**
 * Turns a booking's payment into the professional's earning: an online payment or a package's
 * lesson, and for a completed booking also the payment at the visit. Idempotent.
 */
export async function earn(trx: Kysely<Tables>, bookingId: string): Promise<void> {
  const booking = await lockBooking(trx, bookingId);
  const { vendor_id: vendorId, user_id: userId, fee_amount, fee_currency } = booking;
  const about = { paymentId: null, bookingId, vendorId, userId };
  const deposits = await moneyIn(trx, 'client-deposits', { column: 'booking_id', id: bookingId });
  for (const deposit of deposits) await addMovement(trx, 'earning', deposit, about);
  const isAtVisit = booking.paying_by === 'at-visit' && booking.status === 'completed';
  if (!isAtVisit || !fee_amount || !fee_currency) return;
  if (await hasMovement(trx, 'visit-paid', bookingId)) return;
  await addMovement(trx, 'visit-paid', { amount: fee_amount, currency: fee_currency }, about);
}

/** Payment state of each of these bookings. */
export async function paymentsOf(
  db: Kysely<Tables>,
  bookings: PayableBooking[],
): Promise<Map<string, BookingPayment>> {
  const payments = await paymentsOfBookings(
    db,
    bookings.map(({ id }) => id),
  );
  const ofOne = (id: string) => payments.filter(({ booking_id }) => booking_id === id);
  return new Map(
    bookings.map((booking) => [
      booking.id,
      bookingPaymentOf(booking, countingPayment(ofOne(booking.id))),
    ]),
  );
}
