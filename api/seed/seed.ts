import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/core/db/tables.generated';
import { seedReference } from './reference/seed-reference';
import { type SampleOptions, seedSample } from './sample/seed-sample';

export interface SeedOptions extends SampleOptions {
  now?: Date;
}

/** Brings reference data up to this release, and adds missing sample data. */
export async function seed(
  db: Kysely<Tables>,
  { now = new Date(), ...options }: SeedOptions,
): Promise<void> {
  await db.transaction().execute((trx) => seedReference(trx, now));
  await seedSample(db, options, now);
}

/** Updates the planner's statistics; else the first listings of a million vendors are slow. */
export async function tidyUp(db: Kysely<Tables>): Promise<void> {
  await sql`VACUUM (ANALYZE) vendor`.execute(db);
  await sql`VACUUM (ANALYZE) vendor_service`.execute(db);
  await sql`VACUUM (ANALYZE) search_row`.execute(db);
}
