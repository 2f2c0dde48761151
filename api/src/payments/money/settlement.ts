import type { IncomingHttpHeaders } from 'node:http';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { asMessage } from '../../core/language/message';
import type { PaymentEvent, PaymentProvider, ProviderEvent } from '../providers/provider';
import { faceOf } from '../providers/providers';
import type { MovementKind } from './ledger.model';
import { addMovement } from './ledger.store';
import { insertTransaction, paymentOfTransaction, providerPayment } from './orders.store';
import { effectOf } from './payments.model';
import {
  aboutPayment,
  insertPayment,
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
import { applyRefundEvent, giveBack } from './refunds';
import { keepUnmatched, type Unmatched } from './unmatched.store';

/** Callbacks when something is paid, run in the same transaction. */
export interface WhenPaid {
  /** `lost`: the payment came too late, or the time is taken; it is refunded in full. */
  onBookingPaid: (trx: Kysely<Tables>, bookingId: string) => Promise<'booked' | 'lost'>;
  /** `lost`: it had its lessons, or one of the two has left; the payment is refunded in full. */
  onPurchasePaid: (trx: Kysely<Tables>, purchaseId: string) => Promise<'granted' | 'lost'>;
  /** `lost`: the campaign accepts no donations any more; the payment is refunded in full. */
  onDonationPaid: (trx: Kysely<Tables>, donationId: string) => Promise<'taken' | 'lost'>;
}

interface Deps extends WhenPaid {
  db: Kysely<Tables>;
}

/** Processes a provider's webhook, independent of its transport. */
export type Settlement = (
  provider: string,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
) => Promise<void>;

/** Applies what providers say, whether a webhook brought it or it was asked for. */
export type ApplyEvent = (provider: string, event: ProviderEvent) => Promise<void>;

/** Reads webhooks, and refuses those that their provider has not signed. */
export function settlement(providers: PaymentProvider[], apply: ApplyEvent): Settlement {
  return async (name, headers, rawBody) => {
    const provider = orNotFound(
      providers.find((one) => one.name === name),
      'There is no such payment provider.',
    );
    const read = provider.readWebhook(headers, rawBody);
    if (read === 'forged')
      throw new ApiError('forbidden', asMessage('The signature does not hold.'));
    if (read !== 'irrelevant') await apply(name, read);
  };
}

/** The only way a payment becomes paid or failed, and a refund ends. Each event counts once. */
export function eventApplier({ db, ...when }: Deps): ApplyEvent {
  const applyPayment = paymentApplier(when);
  return (provider, event) =>
    db
      .transaction()
      .execute((trx) =>
        'refundId' in event
          ? applyRefundEvent(trx, provider, event)
          : applyPayment(trx, provider, event),
      );
}

/** The same of payments alone, within a transaction. */
export const paymentApplier =
  (when: WhenPaid) => (trx: Kysely<Tables>, provider: string, event: PaymentEvent) =>
    applyPaymentEvent(trx, provider, event, when);

async function applyPaymentEvent(
  trx: Kysely<Tables>,
  provider: string,
  event: PaymentEvent,
  when: WhenPaid,
) {
  const found = await paymentBy(trx, { provider, ref: event.ref });
  if (!found) return fitsNothing(trx, provider, event, 'unknown');
  if (event.amount !== found.amount || event.currency !== found.currency) {
    return fitsNothing(trx, provider, event, 'amount');
  }
  await lockWhatIsPaid(trx, found);
  const row = { provider, event_id: event.eventId, payment_id: found.id, kind: event.kind };
  if (!(await isNewEvent(trx, row))) return;
  const payment = await payingFor(trx, found.id, event);
  if (payment === 'nothing-new') return;
  if (event.kind === 'failed') return markFailed(trx, payment.id);
  const { transaction: ref } = event;
  if (ref !== undefined) await insertTransaction(trx, { provider, ref, payment_id: payment.id });
  if (await markPaid(trx, payment.id)) await take(trx, payment, when);
}

/** The payment that an event changes, as it is under the lock; one more for money sent twice. */
async function payingFor(
  trx: Kysely<Tables>,
  id: string,
  { kind, transaction }: PaymentEvent,
): Promise<PaymentRow | 'nothing-new'> {
  const payment = await current(trx, id);
  const known = await providerPayment(trx, id);
  const belongsTo = transaction && (await paymentOfTransaction(trx, payment.provider, transaction));
  const effect = effectOf(
    { state: payment.state, transaction: known.transaction },
    {
      kind,
      transaction: transaction ?? null,
      isKnown: belongsTo !== undefined && belongsTo !== '',
    },
  );
  if (effect === 'none') return 'nothing-new';
  return effect === 'take-again' ? anotherPayment(trx, payment, transaction ?? '') : payment;
}

/** Money that arrived for an order that was paid: a payment of its own, which is then given back. */
async function anotherPayment(
  trx: Kysely<Tables>,
  payment: PaymentRow,
  transaction: string,
): Promise<PaymentRow> {
  const { provider, provider_ref, user_id: userId, amount, currency } = payment;
  const id = uuidv7();
  const ref = `${provider_ref}/${transaction}`;
  await insertPayment(trx, subjectOf(payment), { id, provider, ref, userId, amount, currency });
  return current(trx, id);
}

const current = async (trx: Kysely<Tables>, id: string) =>
  orNotFound(await paymentBy(trx, { id }), unknown);

/**
 * The test provider is told what is wrong. A real one would only repeat it for a day and then stop
 * sending webhooks at all: operators look into it.
 */
async function fitsNothing(
  trx: Kysely<Tables>,
  provider: string,
  event: PaymentEvent,
  reason: Unmatched['reason'],
): Promise<void> {
  if (faceOf(provider).isTest) throw refusals[reason]();
  await keepUnmatched(trx, provider, event, reason);
}

const unknown = 'There is no such payment.';

const refusals = {
  unknown: () => new ApiError('not-found', unknown),
  amount: () => new ApiError('conflict', 'The payment is about another amount.'),
};

async function take(trx: Kysely<Tables>, payment: PaymentRow, when: WhenPaid): Promise<void> {
  const { id, amount, currency } = payment;
  const subject = subjectOf(payment);
  await addMovement(trx, movementFor(subject), { amount, currency }, aboutPayment(payment));
  const paid = await paidFor(trx, subject);
  // The first attempt may succeed after the second: a second payment is refunded.
  const isFirst = paid.every((other) => other === id);
  if (!isFirst) return giveBack(trx, payment, amount);
  if ((await outcomeOf(trx, subject, when)) === 'lost') await giveBack(trx, payment, amount);
}

function outcomeOf(trx: Kysely<Tables>, subject: Subject, when: WhenPaid) {
  if ('purchaseId' in subject) return when.onPurchasePaid(trx, subject.purchaseId);
  if ('donationId' in subject) return when.onDonationPaid(trx, subject.donationId);
  return when.onBookingPaid(trx, subject.bookingId);
}

function movementFor(subject: Subject): MovementKind {
  if ('donationId' in subject) return 'donation';
  return 'bookingId' in subject ? 'payment' : 'package';
}
