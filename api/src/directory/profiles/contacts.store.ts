import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

/** The phone number of a live vendor, null when unknown; undefined without a vendor. */
export async function phoneOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('vendor')
    .select('phone')
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
}

export async function addReveal(db: Kysely<Tables>, vendorId: string): Promise<void> {
  await db.insertInto('contact_reveal').values({ id: uuidv7(), vendor_id: vendorId }).execute();
}
