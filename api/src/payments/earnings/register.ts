import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/database.types';
import type { Once } from '../../core/http/idempotency';
import { earningsRoutes } from './earnings.routes';
import { earningsService } from './earnings.service';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  settings: Pick<Settings, 'production' | 'sessionSecret'>;
}

/** What professionals earn, their invoices and payouts. */
export async function registerEarnings(app: FastifyInstance, needs: Needs): Promise<void> {
  await app.register(earningsRoutes, { earnings: earningsService(needs) });
}
