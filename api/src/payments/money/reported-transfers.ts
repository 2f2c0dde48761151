import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import { faceOf } from '../providers/providers';
import { orderOf, paymentOfTransaction } from './orders.store';
import { lockWhatIsPaid, markFailed, type PaymentRow, paymentBy } from './payments.store';
import { moneyCaseText } from './payments.text';
import * as hi from './transfers.hi';
import * as kn from './transfers.kn';
import * as english from './transfers.text';

type Trx = Kysely<Tables>;

/** Times of bookings that wait for a transfer, under the lock of what is paid. */
export interface HeldTimes {
  /** For `limits.transferCheckHours`, at most until it begins. */
  keep: (trx: Trx, bookingId: string) => Promise<void>;
  release: (trx: Trx, bookingId: string) => Promise<void>;
}

const notifications = notificationTexts('transfer', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/**
 * Keeps what a payer says of a transfer over UPI, once for a payment, and the time of its booking. The
 * same number again changes nothing. Fails with `conflict` and `validation`.
 */
export async function reportTransfer(
  trx: Trx,
  heldTimes: HeldTimes,
  { id }: { id: string },
  bankReference: string,
): Promise<void> {
  const found = await paymentBy(trx, { id });
  const before = await orderOf(trx, id);
  if (!found || before?.bank_reference === bankReference) return;
  if (found.user_id !== null) await countAlone(trx, found.user_id);
  await lockWhatIsPaid(trx, found);
  const payment = (await paymentBy(trx, { id })) as PaymentRow;
  if (faceOf(payment.provider).isPrompt || payment.state !== 'waiting' || !before) {
    throw new ApiError('conflict', 'This payment waits for no transfer.');
  }
  if (await paymentOfTransaction(trx, payment.provider, bankReference)) {
    throw notValid({ bankReference: moneyCaseText.referenceUsed });
  }
  await mustBeFew(trx, payment);
  if (!(await keepReport(trx, id, bankReference))) throw reportedAlready();
  if (payment.booking_id !== null) await heldTimes.keep(trx, payment.booking_id);
}

const reportedAlready = () =>
  new ApiError('conflict', 'You have reported a transfer for this payment with another number.');

/** Reports of one account are counted one after the other. */
async function countAlone(trx: Trx, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`transfers ${userId}`}, 0))`.execute(
    trx,
  );
}

/** Numbers can be invented, and each keeps a time. */
async function mustBeFew(trx: Trx, { id, user_id, booking_id }: PaymentRow): Promise<void> {
  if (booking_id === null) return;
  const { open } = await trx
    .selectFrom('payment')
    .innerJoin('payment_order', 'payment_order.payment_id', 'payment.id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('payment.user_id', '=', user_id)
    .where('payment.id', '<>', id)
    .where('payment.state', '=', 'waiting')
    .where('payment_order.reported_at', 'is not', null)
    .where('booking.status', '=', 'held')
    .executeTakeFirstOrThrow();
  if (Number(open) >= limits.transferReportsMost) {
    throw new ApiError(
      'conflict',
      'We are still looking for other transfers of yours. Report this one once they are found.',
    );
  }
}

/** False when another number was reported before. */
async function keepReport(trx: Trx, id: string, bank_reference: string): Promise<boolean> {
  const kept = await trx
    .updateTable('payment_order')
    .set({ bank_reference, reported_at: sql<Date>`now()` })
    .where('payment_id', '=', id)
    .where(({ or, eb }) =>
      or([eb('reported_at', 'is', null), eb('bank_reference', '=', bank_reference)]),
    )
    .returning('payment_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** An operator has not found it: its time is free again, and its payer is told. */
export async function refuseTransfer(
  trx: Trx,
  heldTimes: HeldTimes,
  { id, user_id: userId, booking_id }: PaymentRow,
): Promise<void> {
  await markFailed(trx, id);
  if (booking_id !== null) await heldTimes.release(trx, booking_id);
  if (userId === null) return;
  const link = booking_id === null ? '/profile' : `/booking?id=${booking_id}`;
  await notify(trx, { userId, kind: 'payment', link, ...notifications.notFound() });
}
