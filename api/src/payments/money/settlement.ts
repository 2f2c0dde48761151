import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { MovementKind } from './ledger.model';
import { addMovement } from './ledger.store';
import {
  aboutPayment,
  isNewEvent,
  lockWhatIsPaid,
  markFailed,
  markPaid,
  type PaymentRow,
  paidFor,
  paymentBy,
  type Subject,
  subjectOf,
} from './payments.store';
import type { PaymentEvent, PaymentProvider } from './provider';
import { giveBack } from './refunds';

/** Callbacks when something is paid, run in the same transaction. */
export interface WhenPaid {
  /** `lost`: the payment came too late, or the time is taken; it is refunded in full. */
  onBookingPaid: (trx: Kysely<Tables>, bookingId: string) => Promise<'booked' | 'lost'>;
  onPurchasePaid: (trx: Kysely<Tables>, purchaseId: string) => Promise<void>;
  /** `lost`: the campaign accepts no donations any more; the payment is refunded in full. */
  onDonationPaid: (trx: Kysely<Tables>, donationId: string) => Promise<'taken' | 'lost'>;
}

interface Deps extends WhenPaid {
  db: Kysely<Tables>;
  providers: PaymentProvider[];
}

/** Processes a provider's webhook, independent of its transport. */
export type Settlement = (
  provider: string,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
) => Promise<void>;

/** The only way a payment becomes paid or failed. Each event counts once. */
export function settlement({ db, providers, ...when }: Deps): Settlement {
  return async (name, headers, rawBody) => {
    const provider = orNotFound(
      providers.find((one) => one.name === name),
      'There is no such payment provider.',
    );
    const event = provider.readWebhook(headers, rawBody);
    if (!event) throw new ApiError('forbidden', 'The signature does not hold.');
    await db.transaction().execute((trx) => settle(trx, name, event, when));
  };
}

async function settle(trx: Kysely<Tables>, provider: string, event: PaymentEvent, when: WhenPaid) {
  const { eventId, ref, kind } = event;
  const payment = orNotFound(await paymentBy(trx, { provider, ref }), 'There is no such payment.');
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    throw new ApiError('conflict', 'The payment is about another amount.');
  }
  await lockWhatIsPaid(trx, payment);
  const row = { provider, event_id: eventId, payment_id: payment.id, kind };
  if (!(await isNewEvent(trx, row))) return;
  if (kind === 'failed') return markFailed(trx, payment.id);
  if (await markPaid(trx, payment.id)) await take(trx, payment, when);
}

async function take(trx: Kysely<Tables>, payment: PaymentRow, when: WhenPaid): Promise<void> {
  const { id, amount, currency } = payment;
  const subject = subjectOf(payment);
  await addMovement(trx, movementFor(subject), { amount, currency }, aboutPayment(payment));
  const paid = await paidFor(trx, subject);
  // The first attempt may succeed after the second: a second payment is refunded.
  const isFirst = paid.every((other) => other === id);
  if (!isFirst) return giveBack(trx, payment, amount);
  if ('purchaseId' in subject) return when.onPurchasePaid(trx, subject.purchaseId);
  const outcome =
    'donationId' in subject
      ? await when.onDonationPaid(trx, subject.donationId)
      : await when.onBookingPaid(trx, subject.bookingId);
  if (outcome === 'lost') await giveBack(trx, payment, amount);
}

function movementFor(subject: Subject): MovementKind {
  if ('donationId' in subject) return 'donation';
  return 'bookingId' in subject ? 'payment' : 'package';
}
