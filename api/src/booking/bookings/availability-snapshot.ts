import type { Kysely } from 'kysely';
import { type Schedule, type Stretch, scheduleOf } from '../../availability';
import { singleFlight } from '../../core/caching/single-flight';
import type { Tables } from '../../core/db/tables.generated';
import { dueHolds, type SellerRow, sellerOf } from './bookings.store';

/** A professional and their times as somebody saw them who has not had their turn yet. */
export interface AvailabilitySnapshot {
  seller: SellerRow;
  schedule: Schedule;
  /** Whether holds stand there whose time is up. */
  hasDueHolds: boolean;
}

/** Sees what can be had around an instant; nothing where nobody live is. */
export type ReadSnapshot = (
  vendorId: string,
  start: Date,
) => Promise<AvailabilitySnapshot | undefined>;

const day = 86_400_000;

/** Far enough that other times can be offered, and the same for all of a day. */
export function around(start: Date): Stretch {
  const midnight = Math.floor(start.getTime() / day) * day;
  return { from: midnight - 9 * day, until: midnight + 10 * day };
}

/** When many want one time most come too late: they look together. */
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
