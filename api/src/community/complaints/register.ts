import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { letterKeys } from '../../core/guest-tokens/guest-tokens';
import { writeOnce } from '../../core/http/idempotency';
import type { Jobs } from '../../core/jobs/jobs';
import type { CategoriesService } from '../../directory';
import type { ComplaintNeeds } from './complaints.deps';
import { complaintNews } from './complaints.notifications';
import { complaintsRoutes } from './complaints.routes';
import { complaintsService } from './complaints.service';
import { escalate } from './escalation';
import { followingService } from './following.service';
import { officeRoutes } from './office.routes';
import { officeService } from './office.service';
import { raisingService } from './raising.service';

interface Needs {
  db: Kysely<Tables>;
  jobs: Jobs;
  categories: CategoriesService;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

const escalatedEvery = 60;

/** Complaints: raised, followed, answered, and moved up when their time is over. */
export async function registerComplaints(
  app: FastifyInstance,
  { db, jobs, categories, settings }: Needs,
): Promise<void> {
  const keys = letterKeys(settings.sessionSecret);
  const news = complaintNews(settings.publicUrl, keys);
  const needs: ComplaintNeeds = { db, categories, once: writeOnce(db), keys, news };
  await app.register(complaintsRoutes, {
    complaints: complaintsService(db, categories),
    raising: raisingService(needs),
    following: followingService(needs),
  });
  await app.register(officeRoutes, { office: officeService(needs) });
  jobs.runTask({
    ...{ name: 'complaint-escalation', seconds: escalatedEvery },
    work: () => escalate(db, news),
  });
}
