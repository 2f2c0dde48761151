import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';
import { drainOutbox } from './outbox';
import type { Trending } from './trending';

const pause = 500;

/**
 * Keeps lists up to date while the app runs: works off the outbox and stores what was searched,
 * one round after the other. What is under way when the app closes is finished.
 */
export function runSearchWorker(app: FastifyInstance, db: Kysely<Tables>, trending: Trending) {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isClosing = false;

  const failed = (error: unknown) => app.log.error(error, 'search is not up to date');
  const work = async () => {
    await drainOutbox(db, failed);
    await trending.keep();
  };
  const next = () => {
    if (isClosing) return;
    timer = setTimeout(() => {
      round = work().catch(failed).then(next);
    }, pause).unref();
  };

  app.addHook('onReady', async () => next());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await round;
    await trending.keep().catch(failed);
  });
}
