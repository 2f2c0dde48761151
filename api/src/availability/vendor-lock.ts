import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/db/tables.generated';

/** Any number: with a vendor's it names the lock of that vendor's times. */
const timesOfVendor = 7_204;

/**
 * Waits for its turn at a vendor's times. Whatever takes, frees or moves a time begins with this,
 * before it touches any row: so nobody ever waits for somebody who waits for them.
 */
export async function lockTimes(trx: Kysely<Tables>, vendorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${timesOfVendor}, hashtext(${vendorId}))`.execute(trx);
}
