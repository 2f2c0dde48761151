import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

type Db = Kysely<Tables>;

/** A job leased to this process. */
export interface ClaimedJob {
  id: string;
  kind: string;
  payload: object;
  /** Including this attempt. */
  attempts: number;
}

/** How many jobs of a kind a process can start now, and the length of their lease. */
export interface Capacity {
  kind: string;
  most: number;
  leaseSeconds: number;
}

/**
 * Leases due jobs to this process, per kind by priority and waiting time. Safe for several
 * processes at once. After a crash a job is due again when its lease has expired.
 */
export async function claimJobs(db: Db, capacities: Capacity[]): Promise<ClaimedJob[]> {
  if (capacities.length === 0) return [];
  const kinds = capacities.map(({ kind }) => kind);
  const most = capacities.map((capacity) => capacity.most);
  const leases = capacities.map(({ leaseSeconds }) => leaseSeconds);
  // Materialized, so that it runs once: inside the update it could run for every row.
  const { rows } = await sql<ClaimedJob & { priority: number }>`
    WITH due AS MATERIALIZED (
      SELECT job.id, capacity.lease
      FROM unnest(${kinds}::text[], ${most}::int[], ${leases}::int[]) AS capacity (kind, most, lease)
      CROSS JOIN LATERAL (
        SELECT id FROM job
        WHERE kind = capacity.kind AND dead_at IS NULL AND run_at <= now()
        ORDER BY priority, run_at LIMIT capacity.most FOR UPDATE SKIP LOCKED) AS job)
    UPDATE job SET attempts = attempts + 1, claimed_at = now(),
      run_at = now() + due.lease * interval '1 second'
    FROM due WHERE job.id = due.id
    RETURNING job.id, kind, payload, attempts, priority`.execute(db);
  return rows
    .sort((one, other) => one.priority - other.priority)
    .map(({ id, kind, payload, attempts }) => ({ id, kind, payload, attempts }));
}

/** Deletes finished jobs: their payloads may hold codes and addresses. */
export async function removeJobs(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('job').where('id', 'in', ids).execute();
}

/**
 * Returns a job for a later attempt, or to the operators when `seconds` is null; does nothing when
 * its lease expired and another process has it.
 */
export async function giveBack(
  db: Db,
  { id, attempts }: ClaimedJob,
  failure: { seconds: number | null; error: string },
): Promise<void> {
  const { seconds, error } = failure;
  await db
    .updateTable('job')
    .set({
      ...{ claimed_at: null, last_error: error },
      ...(seconds === null
        ? { dead_at: sql<Date>`now()` }
        : { run_at: sql<string>`now() + ${seconds}::int * interval '1 second'` }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
