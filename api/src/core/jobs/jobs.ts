import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { outsideTraces } from '../tracing/tracer';
import { whenEnqueued } from './enqueue';
import {
  type BatchHandler,
  eachForItself,
  type JobHandler,
  type Runner,
  type RunnerDeps,
  together,
} from './handlers';
import type { JobKind } from './job-kind';
import { type ClaimedJob, claimJobs } from './jobs.store';
import { addTasks, claimTasks, type PeriodicTask, runTask } from './periodic-tasks';
import { runPeriodically, within } from './run-periodically';

/** Registers job handlers and periodic tasks. Call it before the app is ready. */
export interface Jobs {
  handle: <Payload extends object>(kind: JobKind<Payload>, how: JobHandler<Payload>) => void;
  handleTogether: <Payload extends object>(
    kind: JobKind<Payload>,
    how: BatchHandler<Payload>,
  ) => void;
  /** Runs in one of all processes; for work of each process use `runPeriodically`. */
  runTask: (task: PeriodicTask) => void;
}

/**
 * Poll interval in milliseconds, for what this process has not just added: delayed and retried jobs,
 * jobs of other processes, periodic tasks.
 */
export const jobsReadEvery = 1_000;

/** Milliseconds from a new job to the next look at the queue, which many jobs share. */
const afterEnqueuing = 200;

/** Milliseconds of pause after the database has failed. */
const pauseAfterFailure = 5_000;

/** Milliseconds for running jobs to end when the app closes; after that their lease expires. */
const patience = 3_000;

/** One loop that runs the jobs of all kinds while the app runs. */
export function registerJobs(app: FastifyInstance, db: Kysely<Tables>): Jobs {
  const deps: RunnerDeps = {
    db,
    failed: ({ error, ...attempt }) =>
      app.log.warn(
        { ...attempt, ...(error !== undefined && { err: error }) },
        attempt.next === null ? 'a job is given up' : 'a job failed',
      ),
  };
  const worker = jobWorker(db, (error, what) => app.log.error(error, what));
  const wake = runPeriodically(app, {
    ...{ pause: jobsReadEvery, pauseAfterFailure, patience },
    work: () => outsideTraces(() => worker.begin(wake)),
    failed: (error) => app.log.error(error, 'jobs cannot be read'),
    last: () => worker.end(),
  });
  wakeForNewJobs(app, wake);
  return {
    handle: (kind, how) => worker.addRunner(eachForItself(deps, kind.name, how)),
    handleTogether: (kind, how) => worker.addRunner(together(deps, kind.name, how)),
    runTask: worker.addTask,
  };
}

/** Looks at the queue soon after a job was added: by then its transaction has usually committed. */
function wakeForNewJobs(app: FastifyInstance, wake: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  let stop = () => {};
  app.addHook('onReady', async () => {
    stop = whenEnqueued(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        wake();
      }, afterEnqueuing).unref();
    });
  });
  app.addHook('onClose', async () => {
    stop();
    clearTimeout(timer);
  });
}

type Failed = (error: unknown, what: string) => void;

function jobWorker(db: Kysely<Tables>, failed: Failed) {
  const runners = new Map<string, Runner>();
  const tasks = new Map<string, PeriodicTask>();
  /** By job kind and task name. */
  const underWay = new Map<string, Promise<void>>();
  let areTasksAdded = false;

  const idle = <Work>(all: Map<string, Work>): Work[] =>
    [...all].filter(([name]) => !underWay.has(name)).map(([, work]) => work);

  const start = (name: string, work: () => Promise<void>) => {
    const ending = work()
      .catch((error) => failed(error, `${name} failed`))
      .finally(() => underWay.delete(name));
    underWay.set(name, ending);
  };

  async function runJobs(runner: Runner, jobs: ClaimedJob[], wake: () => void): Promise<void> {
    const isWell = await runner.run(jobs);
    // What came meanwhile follows at once. After a failure it waits for the next poll: a server may
    // be unreachable.
    if (isWell) setImmediate(wake);
  }

  async function beginJobs(wake: () => void): Promise<void> {
    const claimed = await claimJobs(db, idle(runners));
    for (const kind of new Set(claimed.map((job) => job.kind))) {
      const runner = runners.get(kind);
      const jobs = claimed.filter((job) => job.kind === kind);
      if (runner) start(kind, () => runJobs(runner, jobs, wake));
    }
  }

  async function beginTasks(): Promise<void> {
    if (!areTasksAdded) await addTasks(db, [...tasks.values()]);
    areTasksAdded = true;
    for (const name of await claimTasks(db, idle(tasks))) {
      const task = tasks.get(name);
      if (task) start(name, () => runTask(db, task));
    }
  }

  return {
    addRunner: (runner: Runner) => void runners.set(runner.kind, runner),
    addTask: (task: PeriodicTask) => void tasks.set(task.name, task),

    /** Starts due jobs without waiting for them; calls `wake` when more may be due. */
    async begin(wake: () => void): Promise<void> {
      await beginJobs(wake);
      await beginTasks();
    },

    /** Waits a limited time for running jobs. */
    async end(): Promise<void> {
      await within(patience, Promise.all(underWay.values()));
      for (const { last } of runners.values()) last?.();
    },
  };
}
