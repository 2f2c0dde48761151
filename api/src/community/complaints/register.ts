import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { guestTokens } from '../../core/guest-tokens/guest-tokens';
import { idempotentWrites } from '../../core/http/idempotency';
import type { Jobs } from '../../core/jobs/jobs';
import type { CategoriesService } from '../../directory';
import type { ComplaintDeps } from './complaints.deps';
import { complaintNotifications } from './complaints.notifications';
import { complaintsRoutes } from './complaints.routes';
import { complaintsService } from './complaints.service';
import { escalate } from './escalation';
import { followingService } from './following.service';
import { officeRoutes } from './office.routes';
import { officeService } from './office.service';
import { raisingService } from './raising.service';

interface Deps {
  db: Kysely<Tables>;
  reading: Kysely<Tables>;
  jobs: Jobs;
  categories: CategoriesService;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

const escalatedEvery = 60;

/** Complaints: submission, tracking, answers, and escalation of overdue ones. */
export async function registerComplaints(
  app: FastifyInstance,
  { db, reading, jobs, categories, settings }: Deps,
): Promise<void> {
  const keys = guestTokens(settings.sessionSecret);
  const notification = complaintNotifications(settings.publicUrl, keys);
  const deps: ComplaintDeps = {
    db,
    categories,
    idempotent: idempotentWrites(db),
    keys,
    notification,
  };
  await app.register(complaintsRoutes, {
    complaints: complaintsService(reading, categories),
    raising: raisingService(deps),
    following: followingService(deps),
  });
  await app.register(officeRoutes, { office: officeService(deps) });
  jobs.runTask({
    ...{ name: 'complaint-escalation', seconds: escalatedEvery },
    work: () => escalate(db, notification),
  });
}
