import { directorySupport } from './directory.mjs';
import { round } from './figures.mjs';

const { sql } = directorySupport();

/** Server settings that `statementsOf` needs. */
export const COUNTED = ['shared_preload_libraries=pg_stat_statements'];

/** Has the server count what statements take. */
export async function countStatements(query) {
  await sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`.execute(query);
}

/**
 * What `work` costs the database, as the server counts it: statements, milliseconds of execution,
 * rows, and buffers of 8 KB that were found in memory and that were read, each for one of `calls`.
 */
export async function costOf(query, calls, work) {
  await sql`SELECT pg_stat_statements_reset()`.execute(query);
  await work();
  const { rows } = await sql`SELECT sum(calls)::float8 AS statements,
      sum(total_exec_time)::float8 AS milliseconds, sum(rows)::float8 AS rows,
      sum(shared_blks_hit)::float8 AS hit, sum(shared_blks_read)::float8 AS read
    FROM pg_stat_statements WHERE query NOT ILIKE '%pg_stat_statements%'`.execute(query);
  return Object.fromEntries(
    Object.entries(rows[0]).map(([name, all]) => [name, round((all ?? 0) / calls)]),
  );
}
