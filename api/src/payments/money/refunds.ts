import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import { addMovement } from './ledger.store';
import { refundJob } from './payment-jobs';
import { aboutPayment, lockWhatIsPaid, type PaymentRow, paymentBy } from './payments.store';
import type { PaymentProvider } from './provider';
import { addRefund, finishRefund, openRefund, takeBack } from './refunds.store';

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
  if (!(await takeBack(trx, id, amount))) throw new RangeError(`${id}: not ${amount} left.`);
  await addMovement(trx, 'refund', { amount, currency }, aboutPayment(payment));
  const refundId = await addRefund(trx, id, amount);
  await enqueue(trx, refundJob, { id: refundId });
}

/** Job that makes a provider pay a refund booked in the ledger. */
export function refundWithProvider(db: Kysely<Tables>, providers: PaymentProvider[]) {
  return async ({ id }: { id: string }): Promise<void> => {
    const due = await openRefund(db, id);
    const payment = due && (await paymentBy(db, { id: due.payment_id }));
    if (!due || !payment) return;
    const provider = providers.find(({ name }) => name === payment.provider);
    if (!provider) throw new Error(`${payment.provider} is not set up: nobody can pay refunds.`);
    const money = { amount: due.amount, currency: payment.currency };
    await provider.refund(payment.provider_ref, money, id);
    await db.transaction().execute(async (trx) => {
      await lockWhatIsPaid(trx, payment);
      if (!(await finishRefund(trx, id))) return;
      await addMovement(trx, 'refund-paid', money, aboutPayment(payment));
    });
  };
}
