import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import type { FilesService } from '../core/files/files.service';
import { documentedRoutes } from './steps/documented.routes';
import { onboardingRoutes } from './steps/onboarding.routes';
import { onboardingService } from './steps/onboarding.service';
import { uploadsRoutes } from './steps/uploads.routes';
import { verificationRoutes } from './verification/verification.routes';
import { verificationService } from './verification/verification.service';

interface Deps {
  db: Kysely<Tables>;
  files: FilesService;
  settings: Pick<Settings, 'publicUrl'>;
}

/** Registers onboarding for professionals and verification for operators. */
export async function registerOnboarding(
  app: FastifyInstance,
  { db, files, settings }: Deps,
): Promise<void> {
  const onboarding = onboardingService(db);
  await app.register(onboardingRoutes, { onboarding });
  await app.register(documentedRoutes, { onboarding });
  await app.register(uploadsRoutes, { onboarding, files });
  const verifications = verificationService(db, settings.publicUrl);
  await app.register(verificationRoutes, { verifications });
}
