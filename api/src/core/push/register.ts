import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import type { Jobs } from '../jobs/jobs';
import { pushJob } from '../notifications/push-job';
import { pushDelivery } from './deliver-push';
import { pushRoutes } from './push.routes';
import { pushService } from './push.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  settings: Pick<Settings, 'push'>;
}

/** Notifications on devices, while no page is open. */
export async function registerPush(
  app: FastifyInstance,
  { db, jobs, settings: { push } }: Deps,
): Promise<void> {
  if (!push.vapid) app.log.info({ missing: push.missing }, 'web push is not set up');
  jobs.handle(pushJob, pushDelivery({ db, settings: push }));
  await app.register(pushRoutes, { push: pushService(db, push) });
}
