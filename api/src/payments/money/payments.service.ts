import type { BookingPayment, Money, PaymentToMake } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { addMovement, hasMovement, moneyIn } from './ledger.store';
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
import { offeredProvider } from './providers';
import { giveBack } from './refunds';

/** The subject, amount and payer of a payment; null for a guest. */
type PaymentOrder = Subject & Money & { userId: string | null };

/** Creates an online payment. A repeated call with the same amount returns the same payment. */
export async function openPayment(
  trx: Kysely<Tables>,
  { userId, amount, currency, ...subject }: PaymentOrder,
): Promise<PaymentToMake> {
  const { name, isTest, outcomes, begin } = offeredProvider;
  const toMake = { amount: { amount, currency }, provider: name, isTest, outcomes };
  const waiting = await waitingPayment(trx, subject, { amount, currency });
  if (waiting !== undefined) return { _id: waiting, ...toMake };
  const id = uuidv7();
  const ref = begin({ id });
  await insertPayment(trx, subject, { id, provider: name, ref, userId, amount, currency });
  return { _id: id, ...toMake };
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
