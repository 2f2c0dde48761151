import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { picturesRoutes } from './pictures.routes';
import { practiceSettingsRoutes } from './practice-settings.routes';
import { practiceSettingsService } from './practice-settings.service';

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
}

/** Registers professionals' changes to their own page. */
export async function registerPracticeSettings(
  app: FastifyInstance,
  { db, idempotent }: Deps,
): Promise<void> {
  const practice = practiceSettingsService(db, idempotent);
  await app.register(practiceSettingsRoutes, { practice });
  await app.register(picturesRoutes, { practice });
}
