import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';

const DEADLOCK = '40P01';

/**
 * Empties tables and those that refer to them. A job of the test before may still be under way and
 * have locked them in another order: then the database ends one of both, and this is repeated.
 */
export async function emptyTables(
  db: Kysely<Tables>,
  names: readonly (keyof Tables)[],
): Promise<void> {
  const tables = sql.join(names.map((name) => sql.table(name)));
  for (;;) {
    try {
      await sql`TRUNCATE ${tables} CASCADE`.execute(db);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error;
    }
  }
}
