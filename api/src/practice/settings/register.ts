import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Once } from '../../core/http/idempotency';
import { picturesRoutes } from './pictures.routes';
import { practiceSettingsRoutes } from './practice-settings.routes';
import { practiceSettingsService } from './practice-settings.service';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
}

/** What professionals change about their own page. */
export async function registerPracticeSettings(
  app: FastifyInstance,
  { db, once }: Needs,
): Promise<void> {
  const practice = practiceSettingsService(db, once);
  await app.register(practiceSettingsRoutes, { practice });
  await app.register(picturesRoutes, { practice });
}
