import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/db/tables.generated';

/** Arbitrary advisory-lock class; with a vendor's hash it locks that vendor's times. */
const timesOfVendor = 7_204;

/**
 * Takes the lock of a vendor's times. Take it before any row lock in whatever takes, frees or moves
 * a time; the fixed order prevents deadlock.
 */
export async function lockTimes(trx: Kysely<Tables>, vendorId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${timesOfVendor}, hashtext(${vendorId}))`.execute(trx);
}
