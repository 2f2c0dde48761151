import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

/** The weekly hours and the break of a live vendor; nothing when there is no such vendor. */
export async function hoursOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('vendor')
    .select(['working_hours', 'lunch_from', 'lunch_to'])
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
}
