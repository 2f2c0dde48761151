import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Work that is done again and again. Times in milliseconds. */
export interface Rounds {
  pause: number;
  work: () => Promise<unknown>;
  /** Told when a round has failed; the next one comes all the same. */
  failed: (error: unknown) => void;
  /** After a round that has failed. Default: as after any other. */
  pauseAfterFailure?: number;
  /** What is under way when the app closes gets so long to end. Default: as long as it takes. */
  patience?: number;
  /** Done once, after the last round. */
  last?: () => void | Promise<void>;
}

/** Works while the app runs, one round after the other. What is under way at its end is finished. */
export function every(app: FastifyInstance, rounds: Rounds): void {
  const { pause, pauseAfterFailure = pause, work, failed, patience, last } = rounds;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isClosing = false;

  const next = (after: number) => {
    if (isClosing) return;
    timer = setTimeout(() => {
      round = work().then(
        () => next(pause),
        (error) => {
          failed(error);
          next(pauseAfterFailure);
        },
      );
    }, after).unref();
  };

  app.addHook('onReady', async () => next(pause));
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await (patience === undefined
      ? round
      : Promise.race([round, sleep(patience, undefined, { ref: false })]));
    await last?.();
  });
}
