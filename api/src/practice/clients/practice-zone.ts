import { dayIn } from '@nukkad/platform/calendar';
import { type Kysely, sql } from 'kysely';
import { noPractice } from '../../core/auth/practice-of';
import type { Tables } from '../../core/db/tables.generated';

/** Time zone of a practice, listed or not. Fails with `vendor-unknown`. */
export async function zoneOf(db: Kysely<Tables>, vendorId: string): Promise<string> {
  const found = await db
    .selectFrom('vendor')
    .leftJoin('booking_rule as rule', 'rule.vendor_id', 'vendor.id')
    .select(sql<string>`coalesce(rule.time_zone, 'Asia/Kolkata')`.as('zone'))
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();
  if (!found) throw noPractice();
  return found.zone;
}

/** Today's date in a practice's zone. */
export const todayIn = async (db: Kysely<Tables>, vendorId: string): Promise<string> =>
  dayIn(new Date(), await zoneOf(db, vendorId));
