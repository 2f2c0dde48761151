import type { Migration as FreeMigration } from 'kysely';

/**
 * A change of the schema that can be made while people book: `npm run check` reads its SQL. One kind
 * each, so that what was begun can be repeated after a crash.
 *
 * - `expand`: in one transaction; the version that runs does not notice.
 * - `index`, `drop-index`: outside of a transaction, while rows are read and written.
 * - `backfill`: batch by batch, each in a transaction of its own.
 * - `contract`: in one transaction; takes away what the version with the migration `needs` does not
 *   use any more. Versions without that migration do not start on the database afterwards.
 *
 * @example
 * export const bookingNote: SchemaChange = { kind: 'expand', statements: ['ALTER TABLE booking ADD note text'] };
 */
export type SchemaChange =
  | { kind: 'expand'; statements: string[] }
  | { kind: 'index'; name: string; create: string }
  | { kind: 'drop-index'; name: string }
  | Backfill
  | { kind: 'contract'; needs: string; statements: string[] };

/**
 * Sets columns of the rows for which `where` holds, which must not hold of a row that was set. Rows that
 * come meanwhile have theirs from whoever writes them: by a default or a trigger of the expansion, while
 * the version before still runs.
 */
export interface Backfill {
  kind: 'backfill';
  table: string;
  /** The primary key, of one column. */
  key: string;
  set: string;
  where: string;
}

/** Those up to 0048 are code that runs in a transaction. */
export type Migration = FreeMigration | SchemaChange;

/** Rows that one transaction of a backfill locks. */
const batch = 500;

/**
 * The statement of a batch, which answers `last`, its last key, and `changed`, the rows that it set.
 * `after` is the SQL of the key after which it begins.
 */
export const backfillStatement = ({ table, key, set, where }: Backfill, after?: string): string =>
  `WITH batch AS MATERIALIZED (
    SELECT ${key} FROM ${table} ${after === undefined ? '' : `WHERE ${key} > ${after}`}
    ORDER BY ${key} LIMIT ${batch}),
  changed AS (
    UPDATE ${table} SET ${set} WHERE ${key} IN (SELECT ${key} FROM batch) AND (${where}) RETURNING 1)
  SELECT (SELECT ${key}::text FROM batch ORDER BY ${key} DESC LIMIT 1) AS last,
    (SELECT count(*) FROM changed)::int AS changed`;
