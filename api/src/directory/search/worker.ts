import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/database.types';
import { every } from '../../core/jobs/every';
import { drainOutbox } from './outbox';
import type { Trending } from './trending';

/** Milliseconds between two looks at the outbox. */
export const workedOffEvery = 500;

/** Keeps lists up to date while the app runs: works off the outbox and stores what was searched. */
export function runSearchWorker(app: FastifyInstance, db: Kysely<Tables>, trending: Trending) {
  const failed = (error: unknown) => app.log.error(error, 'search is not up to date');
  const work = async () => {
    await drainOutbox(db, failed);
    await trending.keep();
  };
  every(app, { pause: workedOffEvery, work, failed, last: () => trending.keep().catch(failed) });
}
