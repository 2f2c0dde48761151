import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { jobAttempts } from '../metrics/instruments';
import { payloadOf, traceRun } from '../tracing/jobs';
import { describeFailure, secondsUntilRetry } from './failures.model';
import { type Capacity, type ClaimedJob, giveBack, removeJobs } from './jobs.store';

type Db = Kysely<Tables>;

interface Limits {
  /** Concurrent jobs per process. */
  atOnce: number;
  /** Longer than a job takes; after a crash its jobs wait this long. */
  leaseSeconds: number;
}

/** Handles jobs of a kind one by one. A job may run twice, so handlers must be idempotent. */
export interface JobHandler<Payload extends object> extends Limits {
  /** Runs outside a transaction. `id` is the same for every attempt. */
  work: (payload: Payload, id: string) => Promise<void>;
  /** Seconds until the next attempt, null for none. Default: back-off for over a day. */
  retryAfter?: (error: unknown, attempts: number) => number | null;
  /** The error may contain secrets: it is not logged. */
  isErrorSecret?: boolean;
  /** Called when the app closes, after the last job. */
  last?: () => void;
}

/** Handles many jobs of a kind in one transaction, which also marks them done. */
export interface BatchHandler<Payload extends object> extends Limits {
  workAll: (trx: Db, payloads: Payload[]) => Promise<void>;
}

/** Called for each failed attempt. */
export interface FailedAttempt {
  job: string;
  kind: string;
  attempts: number;
  /** Seconds until the next attempt; null for none. */
  next: number | null;
  failure: string;
  /** Left out when it may contain secrets. */
  error?: unknown;
}

/** Jobs of one kind, whatever their payload. */
export interface Runner extends Capacity {
  /** True when all succeeded. */
  run: (jobs: ClaimedJob[]) => Promise<boolean>;
  last?: (() => void) | undefined;
}

export interface RunnerDeps {
  db: Db;
  failed: (attempt: FailedAttempt) => void;
}

/** Runs jobs of a kind concurrently. */
export function eachForItself<Payload extends object>(
  { db, failed }: RunnerDeps,
  kind: string,
  handler: JobHandler<Payload>,
): Runner {
  const { atOnce, leaseSeconds, work, retryAfter, isErrorSecret, last } = handler;
  // Done, but the database failed before that was recorded.
  const unmarked = new Set<string>();

  const run = async (job: ClaimedJob): Promise<boolean> => {
    try {
      if (!unmarked.has(job.id)) {
        await traceRun(kind, [job.payload], () => work(payloadOf(job.payload), job.id));
      }
    } catch (error) {
      const { attempts } = job;
      const next = retryAfter ? retryAfter(error, attempts) : secondsUntilRetry(attempts);
      await fail({ db, failed }, job, { error, next, isErrorSecret });
      return false;
    }
    unmarked.add(job.id);
    await removeJobs(db, [job.id]);
    unmarked.delete(job.id);
    jobAttempts.inc({ kind, outcome: 'done' });
    return true;
  };
  const runAll = async (jobs: ClaimedJob[]) => allWell(await Promise.allSettled(jobs.map(run)));
  return { kind, most: atOnce, leaseSeconds, run: runAll, last };
}

/** Fails when a job's outcome could not be recorded. */
function allWell(outcomes: PromiseSettledResult<boolean>[]): boolean {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
}

/** Runs jobs of a kind in one transaction or, when one of them fails, one by one. */
export function together<Payload extends object>(
  { db, failed }: RunnerDeps,
  kind: string,
  { atOnce, leaseSeconds, workAll }: BatchHandler<Payload>,
): Runner {
  const run = async (jobs: ClaimedJob[]): Promise<boolean> => {
    try {
      const payloads = jobs.map(({ payload }) => payload);
      const ids = jobs.map(({ id }) => id);
      await traceRun(kind, payloads, () =>
        db.transaction().execute(async (trx) => {
          await workAll(trx, payloads.map(payloadOf<Payload>));
          await removeJobs(trx, ids);
        }),
      );
      jobAttempts.inc({ kind, outcome: 'done' }, jobs.length);
      return true;
    } catch (error) {
      const [job, ...others] = jobs;
      if (job && others.length === 0) {
        await fail({ db, failed }, job, { error, next: secondsUntilRetry(job.attempts) });
      } else {
        for (const one of jobs) await run([one]);
      }
      return false;
    }
  };
  return { kind, most: atOnce, leaseSeconds, run };
}

interface Failure {
  error: unknown;
  next: number | null;
  isErrorSecret?: boolean | undefined;
}

async function fail(
  { db, failed }: RunnerDeps,
  job: ClaimedJob,
  { error, next, isErrorSecret }: Failure,
): Promise<void> {
  const { id, kind, attempts } = job;
  const failure = describeFailure(error);
  jobAttempts.inc({ kind, outcome: next === null ? 'given up' : 'failed' });
  failed({ job: id, kind, attempts, next, failure, ...(!isErrorSecret && { error }) });
  await giveBack(db, job, { seconds: next, error: failure });
}
