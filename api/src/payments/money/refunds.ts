import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import type { PaymentProvider, RefundEvent, RefundStanding } from '../providers/provider';
import { providerNamed } from '../providers/providers';
import { addMovement } from './ledger.store';
import { providerPayment } from './orders.store';
import { creditNoteJob, refundJob, refundLookUpJob } from './payment-jobs';
import {
  aboutPayment,
  isNewEvent,
  lockWhatIsPaid,
  type PaymentRow,
  paymentBy,
} from './payments.store';
import { refundFailed } from './payments.text';
import * as hi from './refunds.hi';
import * as kn from './refunds.kn';
import * as store from './refunds.store';
import * as english from './refunds.text';

const notifications = notificationTexts('refund', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/**
 * Refunds part of a payment whose booking or purchase is locked: in the ledger at once, at the
 * provider by a job after commit, retried until done.
 */
export async function giveBack(
  trx: Kysely<Tables>,
  payment: PaymentRow,
  amount: number,
): Promise<void> {
  const { id, currency } = payment;
  if (!(await store.takeBack(trx, id, amount))) throw new RangeError(`${id}: not ${amount} left.`);
  const movement = await addMovement(trx, 'refund', { amount, currency }, aboutPayment(payment));
  if (payment.vendor_id !== null) await enqueue(trx, creditNoteJob, { id: movement });
  const refundId = await store.addRefund(trx, id, amount);
  await enqueue(trx, refundJob, { id: refundId });
}

/** Job that makes a provider pay a refund booked in the ledger. */
export function refundWithProvider(db: Kysely<Tables>, providers: PaymentProvider[]) {
  return async ({ id }: { id: string }): Promise<void> => {
    const due = await store.openRefund(db, id);
    const payment = due && (await paymentBy(db, { id: due.payment_id }));
    if (!due || !payment || due.sent_at || due.failed_at) return;
    const provider = providerNamed(providers, payment.provider);
    const money = { amount: due.amount, currency: payment.currency };
    const standing = await provider.refund(await providerPayment(db, payment.id), money, id);
    await db.transaction().execute((trx) => applyStanding(trx, id, payment, standing));
  };
}

/** Refunds that one run asks about. */
const most = 200;

/** Periodic task: has providers asked about refunds whose end no webhook may have told. */
export const lookUpRefunds = (db: Kysely<Tables>) => async (): Promise<void> => {
  for (const id of await store.takeRefundsToAsk(db, most))
    await enqueue(db, refundLookUpJob, { id });
};

/** Job that applies what a provider says of a refund, as its webhooks would. */
export function lookUpRefund(db: Kysely<Tables>, providers: PaymentProvider[]) {
  return async ({ id }: { id: string }): Promise<void> => {
    const due = await store.openRefund(db, id);
    const payment = due && (await paymentBy(db, { id: due.payment_id }));
    if (!payment || due.provider_ref === null) return;
    const provider = providerNamed(providers, payment.provider);
    const standing = await provider.lookUpRefund(due.provider_ref);
    await db.transaction().execute((trx) => applyStanding(trx, id, payment, standing));
  };
}

/** Applies a webhook about a refund; one that is not ours is left alone. */
export async function applyRefundEvent(
  trx: Kysely<Tables>,
  provider: string,
  { kind, eventId, refundId, ref }: RefundEvent,
): Promise<void> {
  const due = await store.openRefund(trx, refundId);
  const payment = due && (await paymentBy(trx, { id: due.payment_id }));
  if (payment?.provider !== provider) return;
  const row = { provider, event_id: eventId, payment_id: payment.id, kind };
  if (!(await isNewEvent(trx, row))) return;
  const standing: RefundStanding =
    kind === 'refunded'
      ? { state: 'done', ref }
      : { state: 'failed', ref, reason: refundFailed.why };
  await applyStanding(trx, refundId, payment, standing);
}

/** An operator has paid it by transfer, with the bank's reference; false when it was paid before. */
export async function payRefundByHand(
  trx: Kysely<Tables>,
  id: string,
  reference: string,
): Promise<boolean> {
  const due = await store.openRefund(trx, id);
  const payment = due && (await paymentBy(trx, { id: due.payment_id }));
  if (!payment) return false;
  await lockWhatIsPaid(trx, payment);
  if (!(await store.openRefund(trx, id))) return false;
  const ref = `bank:${reference}`.slice(0, 200);
  await applyStanding(trx, id, payment, { state: 'done', ref });
  return true;
}

/** A paid refund stays paid, whatever is said of it later. */
async function applyStanding(
  trx: Kysely<Tables>,
  id: string,
  payment: PaymentRow,
  standing: RefundStanding,
): Promise<void> {
  await lockWhatIsPaid(trx, payment);
  const due = await store.openRefund(trx, id);
  if (!due) return;
  const { ref } = standing;
  if (standing.state === 'pending') return store.markRefundSent(trx, id, ref);
  if (standing.state === 'failed') return fail(trx, id, payment, standing.reason);
  if (!(await store.finishRefund(trx, id, ref))) return;
  const money = { amount: due.amount, currency: payment.currency };
  await addMovement(trx, 'refund-paid', money, aboutPayment(payment));
}

/** The money stays owed to the payer; an operator pays it another way. */
async function fail(trx: Kysely<Tables>, id: string, payment: PaymentRow, reason: string) {
  if (!(await store.markRefundFailed(trx, id, reason)) || payment.user_id === null) return;
  const link = '/profile?section=appointments';
  const said = notifications.failed();
  await notify(trx, { userId: payment.user_id, kind: 'payment', link, ...said });
}
