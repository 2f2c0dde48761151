import { type Kysely, sql } from 'kysely';
import { memoize } from '../caching/memoize';
import type { Tables } from '../db/tables.generated';
import { workAs } from '../db/work-kind';
import { gauge } from '../metrics/gauges';

/** Milliseconds for which the queue is not read again, however many ask. */
const readEvery = 2_000;

interface Queue {
  jobs: { kind: string; due: number; dead: number; late: number }[];
  tasks: { name: string; failures: number; late: number }[];
}

/** Adds what waits in the database to what is scraped, and with it whether the database answers. */
export function watchQueue(db: Kysely<Tables>): void {
  // As for a client who waits: a scrape is given up sooner than a job.
  const queue = memoize(readEvery, () => workAs('interactive', () => readQueue(db)));
  const read = () => queue().catch(() => undefined);

  gauge('nukkad_database_up', '1 while the database answers.', [], async () => [
    [{}, (await read()) ? 1 : 0],
  ]);
  const ofJobs = (name: string, help: string, field: 'due' | 'dead' | 'late') =>
    gauge(name, help, ['kind'], async () =>
      ((await read())?.jobs ?? []).map((job) => [{ kind: job.kind }, job[field]]),
    );
  ofJobs('nukkad_jobs_due', 'Jobs that could run now.', 'due');
  ofJobs('nukkad_jobs_late_seconds', 'How long the oldest due job has waited.', 'late');
  ofJobs('nukkad_jobs_given_up', 'Jobs about which an operator has to decide.', 'dead');
  const ofTasks = (name: string, help: string, field: 'failures' | 'late') =>
    gauge(name, help, ['task'], async () =>
      ((await read())?.tasks ?? []).map((task) => [{ task: task.name }, task[field]]),
    );
  ofTasks('nukkad_task_late_seconds', 'How late a periodic task is.', 'late');
  ofTasks('nukkad_task_failures', 'Failures of a task since its last success.', 'failures');
}

/** Jobs that are due or given up, and all tasks; what is planned for later is not read. */
async function readQueue(db: Kysely<Tables>): Promise<Queue> {
  const jobs = await sql<Queue['jobs'][number]>`
    SELECT kind, count(*) FILTER (WHERE dead_at IS NULL)::int AS due,
      count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead,
      coalesce(
        extract(epoch FROM max(now() - run_at) FILTER (WHERE dead_at IS NULL)), 0)::float8 AS late
    FROM job WHERE dead_at IS NOT NULL OR run_at <= now() GROUP BY kind`.execute(db);
  const tasks = await sql<Queue['tasks'][number]>`
    SELECT name, failures, greatest(0, extract(epoch FROM now() - next_run_at))::float8 AS late
    FROM periodic_task`.execute(db);
  return { jobs: jobs.rows, tasks: tasks.rows };
}
