import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import { threadsRoutes } from './threads.routes';
import { type ThreadsService, threadsService } from './threads.service';

interface Deps {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  settings: Pick<Settings, 'limits'>;
}

/** Conversations between clients and professionals. */
export async function registerMessaging(
  app: FastifyInstance,
  { db, allowed, settings }: Deps,
): Promise<ThreadsService> {
  const threads = threadsService({
    db,
    idempotent: idempotentWrites(db),
    allowed,
    limits: settings.limits,
  });
  await app.register(threadsRoutes, { threads });
  return threads;
}
