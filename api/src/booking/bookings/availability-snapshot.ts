import type { Kysely } from 'kysely';
import { type Schedule, type Stretch, scheduleOf } from '../../availability';
import { singleFlight } from '../../core/caching/single-flight';
import type { Tables } from '../../core/db/tables.generated';
import { dueHolds, type SellerRow, sellerOf } from './bookings.store';

/** A vendor and their schedule, read before entering the vendor's queue, so possibly stale. */
export interface AvailabilitySnapshot {
  seller: SellerRow;
  schedule: Schedule;
  /** Whether the vendor has expired holds that are not ended yet. */
  hasDueHolds: boolean;
}

/** Reads the availability around an instant; undefined when there is no live vendor. */
export type ReadSnapshot = (
  vendorId: string,
  start: Date,
) => Promise<AvailabilitySnapshot | undefined>;

const day = 86_400_000;

/**
 * Wide enough to offer alternatives; aligned to days, so that requests for one day share a read.
 */
export function around(start: Date): Stretch {
  const midnight = Math.floor(start.getTime() / day) * day;
  return { from: midnight - 9 * day, until: midnight + 10 * day };
}

/** Concurrent readers share one query: most requests for a popular time come too late. */
export function snapshotReader(db: Kysely<Tables>): ReadSnapshot {
  const shared = singleFlight<AvailabilitySnapshot | undefined>();
  return (vendorId, start) => {
    const stretch = around(start);
    return shared(`${vendorId} ${stretch.from}`, async () => {
      const [seller, schedule, due] = await Promise.all([
        sellerOf(db, vendorId),
        scheduleOf(db, vendorId, stretch),
        dueHolds(db, vendorId),
      ]);
      return seller && schedule && { seller, schedule, hasDueHolds: due.length > 0 };
    });
  };
}
