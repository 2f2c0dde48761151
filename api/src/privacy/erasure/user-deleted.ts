import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { vendorChanged } from '../../directory';
import { endWaiting, eraseAccount } from './erasure.store';

type InTransaction = (trx: Kysely<Tables>, userId: string) => Promise<void>;

/** Runs in every context when an account is deleted, in one transaction. */
export function userDeleted(cancelBookings: InTransaction): InTransaction {
  return async (trx, userId) => {
    await endWaiting(trx, userId);
    // While the people to notify are still known.
    await cancelBookings(trx, userId);
    const vendorId = await eraseAccount(trx, userId);
    if (vendorId) await vendorChanged(trx, vendorId);
  };
}
