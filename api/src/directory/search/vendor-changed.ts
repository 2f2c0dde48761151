import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueue } from '../../core/jobs/enqueue';
import type { BatchHandler } from '../../core/jobs/handlers';
import type { JobKind } from '../../core/jobs/job-kind';
import { refreshVendors } from './index-vendors';

interface ChangedVendor {
  vendorId: string;
}

export const searchRebuild: JobKind<ChangedVendor> = {
  name: 'search-rebuild',
  priority: 'normal',
  keyOf: ({ vendorId }) => vendorId,
};

/**
 * Says that a vendor was added, changed or removed. Call it in the transaction that does so:
 * lists, suggestions and counts follow within a second of its end.
 */
export const vendorChanged = (trx: Kysely<Tables>, vendorId: string): Promise<void> =>
  enqueue(trx, searchRebuild, { vendorId });

/** Brings vendors up to date in the transaction that marks them done. */
export const rebuildVendors: BatchHandler<ChangedVendor> = {
  ...{ atOnce: 100, leaseSeconds: 60 },
  workAll: (trx, changed) =>
    refreshVendors(trx, [...new Set(changed.map(({ vendorId }) => vendorId))]),
};
