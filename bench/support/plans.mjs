import { directorySupport } from './directory.mjs';

const { sql } = directorySupport();

/**
 * Has the planner believe for the length of `work` that tables have so many rows; what it decides on
 * is taken back. Only the number is set: the planner asks the disk for pages, and takes the rows of
 * a page from both.
 *
 * @param {Record<string, number>} rows table → rows
 * @param {(trx: unknown) => Promise<T>} work gets the transaction in which they have them
 * @returns {Promise<T>}
 * @template T
 */
export async function withRows(query, rows, work) {
  const undone = new Error('undone');
  let found;
  await query
    .transaction()
    .execute(async (trx) => {
      for (const [table, count] of Object.entries(rows)) {
        await sql`UPDATE pg_class SET reltuples = ${count} WHERE relname = ${table}`.execute(trx);
      }
      found = await work(trx);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return found;
}

/** How a statement would be run: its cost, and each table that it scans, with the index if there is one. */
export async function planOf(query, statement) {
  const { rows } = await sql.raw(`EXPLAIN (FORMAT JSON) ${statement}`).execute(query);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  return { cost: plan['Total Cost'], scans: scansIn(plan) };
}

function scansIn(plan) {
  const own = / Scan$/.test(plan['Node Type']) ? [scan(plan)].filter(Boolean) : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}

/** Of a bitmap, the scan of its index says what is read. */
function scan({ 'Node Type': type, 'Relation Name': table, 'Index Name': index }) {
  if (index) return index;
  return type === 'Seq Scan' ? `all of ${table}` : undefined;
}
