import type { Money } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { orNotFound } from '../../core/http/problems';
import type { About } from './ledger.store';

/** The subject of a payment. */
export type Subject = { bookingId: string } | { purchaseId: string } | { donationId: string };

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentBy>>>;

/** The payment with its owner, and whether it can still be paid. */
export async function paymentBy(
  db: Kysely<Tables>,
  named: { id: string } | { provider: string; ref: string },
) {
  const payments = db
    .selectFrom('payment')
    .leftJoin('booking', 'booking.id', 'payment.booking_id')
    .leftJoin('package_purchase', 'package_purchase.id', 'payment.purchase_id')
    .leftJoin('donation', 'donation.id', 'payment.donation_id')
    .leftJoin('campaign', 'campaign.id', 'donation.campaign_id')
    .selectAll('payment')
    .select(['booking.status as booking_status', 'booking.expires_at'])
    .select(['package_purchase.package_id', 'donation.campaign_id'])
    .select(['campaign.ends_at as campaign_ends_at', 'campaign.stopped_at as campaign_stopped_at'])
    .select(({ fn, ref }) =>
      fn.coalesce(ref('booking.key_hash'), ref('donation.key_hash')).as('key_hash'),
    )
    .select(({ fn, ref }) =>
      fn.coalesce(ref('booking.vendor_id'), ref('package_purchase.vendor_id')).as('vendor_id'),
    );
  return 'id' in named
    ? payments.where('payment.id', '=', named.id).executeTakeFirst()
    : payments
        .where('payment.provider', '=', named.provider)
        .where('payment.provider_ref', '=', named.ref)
        .executeTakeFirst();
}

/** Whether what the payment is for can still be had. */
export function canBePaid(row: PaymentRow): boolean {
  const { booking_id, donation_id, booking_status, expires_at } = row;
  if (donation_id !== null) return isTakingDonations(row);
  if (booking_id === null) return true;
  return booking_status === 'held' && expires_at !== null && expires_at > new Date();
}

const isTakingDonations = (row: PaymentRow): boolean =>
  row.campaign_stopped_at === null &&
  row.campaign_ends_at !== null &&
  row.campaign_ends_at > new Date();

export const aboutPayment = (row: PaymentRow): About => ({
  paymentId: row.id,
  bookingId: row.booking_id,
  vendorId: row.vendor_id,
  campaignId: row.campaign_id,
  userId: row.user_id,
});

export function subjectOf({ booking_id, purchase_id, donation_id }: PaymentRow): Subject {
  if (booking_id !== null) return { bookingId: booking_id };
  if (purchase_id !== null) return { purchaseId: purchase_id };
  // The schema requires one of the three for every payment.
  return { donationId: donation_id as string };
}

/**
 * Lock order of money movements: the vendor's times or the donation's campaign (shared), then the
 * booking, purchase or donation, then its payments. The fixed order prevents deadlock.
 */
export async function lockWhatIsPaid(trx: Kysely<Tables>, payment: PaymentRow): Promise<void> {
  const subject = subjectOf(payment);
  if ('purchaseId' in subject) return lockPurchase(trx, subject.purchaseId);
  if ('donationId' in subject) return lockDonation(trx, payment.campaign_id, subject.donationId);
  // Every booking has a vendor.
  await lockTimes(trx, payment.vendor_id as string);
  await lockBooking(trx, subject.bookingId);
}

export async function lockBooking(trx: Kysely<Tables>, id: string) {
  const row = await trx
    .selectFrom('booking')
    .select(['id', 'vendor_id', 'user_id', 'status', 'paying_by', 'fee_amount', 'fee_currency'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return orNotFound(row, 'There is no such booking.');
}

async function lockPurchase(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx
    .selectFrom('package_purchase')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * A shared lock lets donations run concurrently, and serialises them with stopping the campaign.
 */
async function lockDonation(trx: Kysely<Tables>, campaignId: string | null, id: string) {
  await trx.selectFrom('campaign').select('id').where('id', '=', campaignId).forShare().execute();
  await trx.selectFrom('donation').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

const ofSubject = (trx: Kysely<Tables>, subject: Subject) => {
  const rows = trx.selectFrom('payment');
  if ('bookingId' in subject) return rows.where('booking_id', '=', subject.bookingId);
  if ('purchaseId' in subject) return rows.where('purchase_id', '=', subject.purchaseId);
  return rows.where('donation_id', '=', subject.donationId);
};

/** An unpaid payment of exactly this amount with this provider. */
export async function waitingPayment(
  trx: Kysely<Tables>,
  subject: Subject,
  { provider, amount, currency }: Money & { provider: string },
): Promise<string | undefined> {
  const row = await ofSubject(trx, subject)
    .select('id')
    .where('state', '=', 'waiting')
    .where('provider', '=', provider)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.id;
}

interface NewPayment extends Money {
  id: string;
  provider: string;
  ref: string;
  userId: string | null;
}

export async function insertPayment(
  trx: Kysely<Tables>,
  subject: Subject,
  { id, provider, ref, userId, amount, currency }: NewPayment,
): Promise<void> {
  await trx
    .insertInto('payment')
    .values({
      ...{ id, provider, provider_ref: ref, user_id: userId, amount, currency, state: 'waiting' },
      booking_id: 'bookingId' in subject ? subject.bookingId : null,
      purchase_id: 'purchaseId' in subject ? subject.purchaseId : null,
      donation_id: 'donationId' in subject ? subject.donationId : null,
    })
    .execute();
}

/**
 * Order of the `movement`s that charged for one thing, each with its `payment`, null at a visit: the one that was
 * kept before those that were given back. Numbers are drawn under the lock of what is paid; times are those of
 * transactions, which may have waited for it.
 */
export const keptFirst = sql`
  (payment.id IS NULL OR payment.refunded_amount < payment.amount) DESC, movement.number`;

/** Payments with an amount left to refund. */
export async function paidFor(trx: Kysely<Tables>, subject: Subject): Promise<string[]> {
  const rows = await ofSubject(trx, subject)
    .select('id')
    .where('state', 'in', ['paid', 'part-refunded'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False when this event was received before. */
export async function isNewEvent(
  trx: Kysely<Tables>,
  event: { provider: string; event_id: string; payment_id: string; kind: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('payment_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False when it was paid before. A failed payment can still be paid: providers retry. */
export async function markPaid(trx: Kysely<Tables>, id: string): Promise<boolean> {
  const paid = await trx
    .updateTable('payment')
    .set({ state: 'paid', paid_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .returning('id')
    .executeTakeFirst();
  return paid !== undefined;
}

export async function markFailed(trx: Kysely<Tables>, id: string): Promise<void> {
  await trx
    .updateTable('payment')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Whether a refund of a `payment` has not arrived yet. */
export const isRefunding = sql<boolean>`EXISTS (SELECT FROM payment_refund
  WHERE payment_id = payment.id AND done_at IS NULL)`;

/** Payments of bookings, oldest first. */
export async function paymentsOfBookings(db: Kysely<Tables>, bookingIds: string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('payment')
    .select(['id', 'booking_id', 'amount', 'currency', 'refunded_amount', 'state'])
    .select(isRefunding.as('isRefunding'))
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
