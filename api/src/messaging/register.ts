import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { writeOnce } from '../core/http/idempotency';
import type { Allowances } from '../core/rate-limits/rate-limiter';
import { threadsRoutes } from './threads.routes';
import { type ThreadsService, threadsService } from './threads.service';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Pick<Settings, 'limits'>;
}

/** Conversations between clients and professionals. */
export async function registerMessaging(
  app: FastifyInstance,
  { db, allowed, settings }: Needs,
): Promise<ThreadsService> {
  const threads = threadsService({ db, once: writeOnce(db), allowed, limits: settings.limits });
  await app.register(threadsRoutes, { threads });
  return threads;
}
