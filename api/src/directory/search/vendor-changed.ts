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
 * Marks a vendor as added, changed or removed. Call it in the transaction of the change: lists,
 * suggestions and counts follow within a second of its commit.
 */
export const vendorChanged = (trx: Kysely<Tables>, vendorId: string): Promise<void> =>
  enqueue(trx, searchRebuild, { vendorId });

/** Updates vendors in the transaction that marks the jobs done. */
export const rebuildVendors: BatchHandler<ChangedVendor> = {
  ...{ atOnce: 100, leaseSeconds: 60 },
  workAll: (trx, changed) =>
    refreshVendors(trx, [...new Set(changed.map(({ vendorId }) => vendorId))]),
};
