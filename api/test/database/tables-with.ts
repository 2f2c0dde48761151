import { sql } from 'kysely';
import type { Database } from '../../src/core/db/database';

/** Queued emails, and those in the development outbox. */
const passing = ['job', 'kept_letter'];

/** `table: word` for each table with a row that contains one of the words, ignoring case. */
export async function tablesWith({ query }: Database, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name
    FROM information_schema.tables WHERE table_schema = 'public'`.execute(query);
  const found: string[] = [];
  for (const { name } of rows.filter((table) => !passing.includes(table.name))) {
    for (const word of words) {
      const { rows: hits } = await sql`SELECT 1 FROM ${sql.table(name)} AS stored
        WHERE position(lower(${word}::text) IN lower(stored::text)) > 0 LIMIT 1`.execute(query);
      if (hits.length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}
