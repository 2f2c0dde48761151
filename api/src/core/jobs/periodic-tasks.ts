import type { PeriodicTaskState } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { describeFailure } from './failures.model';

type Db = Kysely<Tables>;

/** A task that one of all processes runs periodically. */
export interface PeriodicTask {
  name: string;
  /** From the end of a run to the next one. */
  seconds: number;
  work: () => Promise<unknown>;
}

/** After a crash a task runs again after this time, or after its own interval if that is longer. */
const leaseSeconds = 60;

/** Adds a row for each task. A task that has never run does so after its interval. */
export async function addTasks(db: Db, tasks: PeriodicTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await db
    .insertInto('periodic_task')
    .values(
      tasks.map(({ name, seconds }) => ({
        ...{ name, seconds },
        next_run_at: sql<string>`now() + ${seconds}::int * interval '1 second'`,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          seconds: sql`excluded.seconds`,
          next_run_at: sql`least(periodic_task.next_run_at, excluded.next_run_at)`,
        })
        .where('periodic_task.seconds', '!=', sql<number>`excluded.seconds`),
    )
    .execute();
}

/** Leases the due tasks to this process and returns their names. */
export async function claimTasks(db: Db, tasks: PeriodicTask[]): Promise<string[]> {
  if (tasks.length === 0) return [];
  const names = tasks.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`UPDATE periodic_task
    SET next_run_at = now() + greatest(seconds, ${leaseSeconds}::int) * interval '1 second'
    WHERE name IN (
      SELECT name FROM periodic_task WHERE name = ANY (${names}::text[]) AND next_run_at <= now()
      FOR UPDATE SKIP LOCKED)
    RETURNING name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs a leased task. Fails with the task's own error, once that is recorded. */
export async function runTask(db: Db, { name, work }: PeriodicTask): Promise<void> {
  try {
    await work();
  } catch (error) {
    await finish(db, name, describeFailure(error));
    throw error;
  }
  await finish(db, name, null);
}

async function finish(db: Db, name: string, error: string | null): Promise<void> {
  await db
    .updateTable('periodic_task')
    .set({
      next_run_at: sql<string>`now() + seconds * interval '1 second'`,
      last_run_at: sql<Date>`now()`,
      failures: error === null ? 0 : sql<number>`failures + 1`,
      last_error: error,
    })
    .where('name', '=', name)
    .execute();
}

/** States of tasks, failing ones first. */
export async function taskStates(db: Db): Promise<PeriodicTaskState[]> {
  const rows = await db
    .selectFrom('periodic_task')
    .selectAll()
    .orderBy(sql`failures > 0`, 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ name, seconds, last_run_at, next_run_at, failures, last_error }) => ({
    ...{ name, interval: seconds, failures, failure: last_error },
    lastRun: last_run_at?.toISOString() ?? null,
    nextRun: next_run_at.toISOString(),
  }));
}
