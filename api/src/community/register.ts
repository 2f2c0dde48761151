import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { CategoriesService } from '../directory';
import { registerComplaints } from './complaints/register';
import { registerDesk } from './office-pages/register';
import { answeringRoutes } from './questions/answering.routes';
import { answeringService } from './questions/answering.service';
import { questionsRoutes } from './questions/questions.routes';
import { questionsService } from './questions/questions.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  categories: CategoriesService;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

/** Public contributions: complaints to offices, and questions to professionals. */
export async function registerCommunity(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, reading, categories, settings } = deps;
  const { publicUrl } = settings;
  await registerComplaints(app, deps);
  await registerDesk(app, { db });
  await app.register(questionsRoutes, {
    questions: questionsService(reading, categories, idempotentWrites(db)),
  });
  await app.register(answeringRoutes, { answering: answeringService({ db, publicUrl }) });
}
