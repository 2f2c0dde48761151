import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work that each process does again and again. Times in milliseconds. */
export interface PeriodicWork {
  pause: number;
  work: () => Promise<unknown>;
  /** Told when a run has failed; the next one comes all the same. */
  failed: (error: unknown) => void;
  /** After a run that has failed. Default: as after any other. */
  pauseAfterFailure?: number;
  /** What is under way when the app closes gets so long to end. Default: as long as it takes. */
  patience?: number;
  /** Done once, after the last run. */
  last?: () => void | Promise<void>;
}

/**
 * Works while the app runs, one run after the other. What is under way at its end is finished.
 * Returns what has the next run come at once.
 *
 * For what each process has to do for itself: what one of all processes does is a task of `Jobs`.
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

/** Waits for `work`, but no longer than so many milliseconds. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
}
