import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

/** Identifies a table's content, independent of row order. */
export interface TableDigest {
  rows: number;
  digest: string;
}

/** Row count and digest of each table, by name. Reads all rows, one table at a time. */
export async function tableDigests(db: Kysely<Tables>): Promise<Record<string, TableDigest>> {
  return db.transaction().execute(async (trx) => {
    // Fixed settings: as text, timestamps depend on the time zone and numbers on the digits shown.
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

/** Tables whose content differs, or that only one side has. */
export function differingTables(
  one: Record<string, TableDigest>,
  other: Record<string, TableDigest>,
): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest,
  );
}
