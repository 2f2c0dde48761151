import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

/** What tells one content of a table from another, whatever the order of its rows. */
export interface TableDigest {
  rows: number;
  digest: string;
}

/** Rows and digest of each table, by name. One table at a time: it reads everything there is. */
export async function tableDigests(db: Kysely<Tables>): Promise<Record<string, TableDigest>> {
  return db.transaction().execute(async (trx) => {
    // As text a moment depends on the zone, and a number on how many digits are shown.
    await sql`SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
      set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true)`.execute(
      trx,
    );
    const { rows: tables } = await sql<{ name: string }>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(trx);
    const found: Record<string, TableDigest> = {};
    for (const { name } of tables) found[name] = await digestOf(trx, name);
    return found;
  });
}

async function digestOf(trx: Kysely<Tables>, table: string): Promise<TableDigest> {
  const { rows } = await sql<TableDigest>`
    SELECT count(*) AS rows, coalesce(sum(one), 0)::text AS digest FROM (
      SELECT ('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric AS one
      FROM ${sql.table(table)} t
    ) AS digests`.execute(trx);
  return rows[0] ?? { rows: 0, digest: '0' };
}

/** Tables of which one side has something else, or which it has not. */
export function differingTables(
  one: Record<string, TableDigest>,
  other: Record<string, TableDigest>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest,
  );
}
