import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { every } from '../../core/jobs/every';
import type { Missed } from './missed';
import { drainOutbox } from './outbox';
import type { Trending } from './trending';

/** Milliseconds between two looks at the outbox. */
export const workedOffEvery = 500;

interface Needs {
  db: Kysely<Tables>;
  trending: Trending;
  missed: Missed;
}

/** Keeps lists up to date while the app runs: works off the outbox and stores what was searched. */
export function runSearchWorker(app: FastifyInstance, { db, trending, missed }: Needs) {
  const failed = (error: unknown) => app.log.error(error, 'search is not up to date');
  const keep = async () => {
    await trending.keep();
    await missed.keep();
  };
  const work = async () => {
    await drainOutbox(db, failed);
    await keep();
  };
  every(app, { pause: workedOffEvery, work, failed, last: () => keep().catch(failed) });
}
