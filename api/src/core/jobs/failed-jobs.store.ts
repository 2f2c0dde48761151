import { type FailedJob, type JobKindSummary, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';

type Db = Kysely<Tables>;

/** A job whose lease has expired waits again. */
const isUnderWay = sql<boolean>`claimed_at IS NOT NULL AND run_at > now()`;

/** Kinds that have unfinished jobs, by name. */
export async function summariesOfKinds(db: Db): Promise<JobKindSummary[]> {
  const { rows } = await sql<Omit<JobKindSummary, 'oldest'> & { oldest: Date | null }>`
    SELECT kind,
      (count(*) FILTER (WHERE dead_at IS NULL AND NOT (${isUnderWay})))::int AS waiting,
      (count(*) FILTER (WHERE dead_at IS NULL AND ${isUnderWay}))::int AS "underWay",
      (count(*) FILTER (WHERE dead_at IS NULL AND last_error IS NOT NULL
        AND NOT (${isUnderWay})))::int AS failing,
      (count(*) FILTER (WHERE dead_at IS NOT NULL))::int AS dead,
      min(created_at) FILTER (WHERE dead_at IS NULL) AS oldest
    FROM job GROUP BY kind ORDER BY kind`.execute(db);
  return rows.map((row) => ({ ...row, oldest: row.oldest?.toISOString() ?? null }));
}

/** Failed jobs that are not running now, oldest first. */
export async function failedJobs(db: Db): Promise<FailedJob[]> {
  const rows = await db
    .selectFrom('job')
    .select(['id', 'kind', 'attempts', 'created_at', 'run_at', 'dead_at', 'last_error'])
    .where('last_error', 'is not', null)
    .where(sql<boolean>`NOT (${isUnderWay})`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limits.failedJobsShown)
    .execute();
  return rows.map(({ id, kind, attempts, created_at, run_at, dead_at, last_error }) => ({
    ...{ _id: id, kind, attempts, state: dead_at === null ? 'failing' : 'dead' },
    created: created_at.toISOString(),
    nextAttempt: dead_at === null ? run_at.toISOString() : null,
    failure: last_error ?? '',
  }));
}

/** Makes a failed job due and resets its attempts; its kind, undefined when there is none. */
export async function retryFailed(trx: Db, id: string): Promise<string | undefined> {
  const retried = await trx
    .updateTable('job')
    .set({ run_at: sql<string>`now()`, attempts: 0, claimed_at: null, dead_at: null })
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where(sql<boolean>`NOT (${isUnderWay})`)
    .returning('kind')
    .executeTakeFirst();
  return retried?.kind;
}

/** Deletes a failed job; returns its kind, undefined when there is none. */
export async function discardFailed(trx: Db, id: string): Promise<string | undefined> {
  const discarded = await trx
    .deleteFrom('job')
    .where('id', '=', id)
    .where('last_error', 'is not', null)
    .where(sql<boolean>`NOT (${isUnderWay})`)
    .returning('kind')
    .executeTakeFirst();
  return discarded?.kind;
}
