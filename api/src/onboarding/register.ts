import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { FilesService } from '../files/files.service';
import { referenceRoutes } from '../reference/reference.routes';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import { verificationRoutes } from '../verification/verification.routes';
import { verificationService } from '../verification/verification.service';
import { documentedRoutes } from './documented.routes';
import { onboardingRoutes } from './onboarding.routes';
import { onboardingService } from './onboarding.service';
import { uploadsRoutes } from './uploads.routes';

interface Needs {
  db: Kysely<Tables>;
  files: FilesService;
  settings: Pick<Settings, 'publicUrl'>;
}

/** How professionals become listed, and how operators decide it. */
export async function registerOnboarding(
  app: FastifyInstance,
  { db, files, settings }: Needs,
): Promise<void> {
  const onboarding = onboardingService(db);
  await app.register(referenceRoutes, { db });
  await app.register(onboardingRoutes, { onboarding });
  await app.register(documentedRoutes, { onboarding });
  await app.register(uploadsRoutes, { onboarding, files });
  const verifications = verificationService(db, settings.publicUrl);
  await app.register(verificationRoutes, { verifications });
}
