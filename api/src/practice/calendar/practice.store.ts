import type { Kysely } from 'kysely';
import { usualTimes } from '../../availability';
import { noPractice } from '../../core/auth/practice-of';
import type { Tables } from '../../core/db/tables.generated';

/** A professional's zone and ratings, listed or not. */
export interface Practice {
  timeZone: string;
  ratingSum: number;
  ratingCount: number;
}

/** Fails with `vendor-unknown`. */
export async function practiceBy(db: Kysely<Tables>, vendorId: string): Promise<Practice> {
  const row = await db
    .selectFrom('vendor')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'vendor.id')
    .select(['vendor.has_own_times', 'vendor.rating_sum', 'vendor.rating_count'])
    .select('rule.time_zone')
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!row) throw noPractice();
  const { has_own_times, time_zone, rating_sum: ratingSum, rating_count: ratingCount } = row;
  const own = has_own_times ? time_zone : null;
  return { timeZone: own ?? usualTimes.timeZone, ratingSum, ratingCount };
}
