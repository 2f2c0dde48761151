import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { moneyIn } from '../money/ledger.store';
import { lockWhatIsPaid, paidFor, paymentBy } from '../money/payments.store';
import { giveBack } from '../money/refunds';
import { addCredit } from './credits';

/**
 * Ends the packages the user has a part in, as client or professional, and refunds unused lessons
 * to their buyers.
 */
export async function endPackagesOf(trx: Kysely<Tables>, userId: string): Promise<void> {
  const purchases = await trx
    .selectFrom('package_purchase as purchase')
    .innerJoin('vendor', 'vendor.id', 'purchase.vendor_id')
    .select('purchase.id')
    .where(({ or, eb }) =>
      or([eb('purchase.user_id', '=', userId), eb('vendor.user_id', '=', userId)]),
    )
    .orderBy('purchase.id')
    .execute();
  for (const { id } of purchases) await endPackage(trx, id);
}

async function endPackage(trx: Kysely<Tables>, purchaseId: string): Promise<void> {
  const [paymentId] = await paidFor(trx, { purchaseId });
  const payment = paymentId === undefined ? undefined : await paymentBy(trx, { id: paymentId });
  if (!payment) return;
  await lockWhatIsPaid(trx, payment);
  const lessons = await lessonsLeft(trx, purchaseId);
  if (lessons === 0) return;
  const credit = { purchase_id: purchaseId, booking_id: null, why: 'refunded' } as const;
  await addCredit(trx, { ...credit, lessons: -lessons });
  const unused = await moneyIn(trx, 'unused-lessons', { column: 'payment_id', id: payment.id });
  for (const { amount } of unused) await giveBack(trx, payment, amount);
}

async function lessonsLeft(trx: Kysely<Tables>, purchaseId: string): Promise<number> {
  const { left } = await trx
    .selectFrom('lesson_credit')
    .select(sql<number>`coalesce(sum(lessons), 0)::int`.as('left'))
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return left;
}
