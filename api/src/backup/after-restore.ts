import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';

type Step = (db: Kysely<Tables>) => Promise<unknown>;

/**
 * What is done to a restored database before anybody reads it, in this order: whoever was erased
 * after the backup was made is erased again here.
 */
const steps: readonly Step[] = [];

/** Makes a database that was restored one that may be served. */
export async function afterRestore(db: Kysely<Tables>): Promise<void> {
  for (const step of steps) await step(db);
}
