import type { Money } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import type { PayoutProvider } from '../providers/provider';
import { providerNamed } from '../providers/providers';
import { addMovement, balanceOf } from './ledger.store';
import { payoutJob } from './payment-jobs';

/**
 * Pays out all of a professional's earnings, one payout per currency, and returns their ids: in the
 * ledger at once, at the provider by a job after commit, retried until done. Call it under
 * `lockTimes`, so that the balance is stable and the second of two concurrent calls finds nothing.
 */
export async function payOutAll(
  trx: Kysely<Tables>,
  vendorId: string,
  provider: string,
): Promise<string[]> {
  await lockTimes(trx, vendorId);
  const ids: string[] = [];
  for (const due of await balanceOf(trx, vendorId)) {
    ids.push(await payOut(trx, vendorId, provider, due));
  }
  return ids;
}

async function payOut(trx: Kysely<Tables>, vendor_id: string, provider: string, due: Money) {
  const about = { paymentId: null, bookingId: null, vendorId: vendor_id, userId: null };
  const id = await addMovement(trx, 'payout', due, about);
  await trx
    .insertInto('payout')
    .values({ id, vendor_id, provider, ...due })
    .execute();
  await enqueue(trx, payoutJob, { id });
  return id;
}

/** Job that makes a provider pay a payout booked in the ledger. */
export function payOutWithProvider(db: Kysely<Tables>, providers: PayoutProvider[]) {
  return async ({ id }: { id: string }): Promise<void> => {
    const due = await db
      .selectFrom('payout')
      .select(['vendor_id', 'amount', 'currency', 'provider'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!due) return;
    const { vendor_id, amount, currency } = due;
    await providerNamed(providers, due.provider).payOut(vendor_id, { amount, currency }, id);
  };
}
