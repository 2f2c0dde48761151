import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work that each process repeats. Times in milliseconds. */
export interface PeriodicWork {
  pause: number;
  work: () => Promise<unknown>;
  /** Called when a run has failed; the next run follows all the same. */
  failed: (error: unknown) => void;
  /** Pause after a failed run. Default: the usual interval. */
  pauseAfterFailure?: number;
  /** Time for a run in progress to end when the app closes. Default: unlimited. */
  patience?: number;
  /** Runs once, after the last run. */
  last?: () => void | Promise<void>;
}

/**
 * Repeats work while the app runs, one run after the other; a run in progress at the end is
 * finished. Returns a function that starts the next run at once.
 *
 * For work of each process: work that only one of all processes does is a task of `Jobs`.
 */
export function runPeriodically(app: FastifyInstance, periodic: PeriodicWork): () => void {
  const { pause, pauseAfterFailure = pause, work, failed, patience, last } = periodic;
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<void> = Promise.resolve();
  let isClosing = false;
  let isRunning = false;
  let isWoken = false;

  const next = (after: number) => {
    if (isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(begin, after).unref();
  };
  const begin = () => {
    isRunning = true;
    isWoken = false;
    run = work()
      .then(
        () => pause,
        (error) => {
          failed(error);
          return pauseAfterFailure;
        },
      )
      .then((after) => {
        isRunning = false;
        next(isWoken ? 0 : after);
      });
  };

  app.addHook('onReady', async () => next(pause));
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await (patience === undefined ? run : within(patience, run));
    await last?.();
  });
  return () => {
    isWoken = true;
    if (!isRunning) next(0);
  };
}

/** Waits for `work`, at most `milliseconds`. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
}
