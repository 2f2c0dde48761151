import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangesService, TellOfBooking } from '../booking';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { writeOnce } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { Allowances } from '../core/rate-limits/rate-limiter';
import type { ThreadsService } from '../messaging';
import { assignmentsRoutes } from './assignments/assignments.routes';
import { assignmentsService } from './assignments/assignments.service';
import { registerCalendar } from './calendar/register';
import { registerCases } from './cases/register';
import { clientsRoutes } from './clients/clients.routes';
import { clientsService } from './clients/clients.service';
import { registerClientLinks } from './clients/register';
import { registerPracticeSettings } from './settings/register';

interface Needs {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: Allowances;
  settings: Settings;
  threads: ThreadsService;
  tell: TellOfBooking;
  bookings: ChangesService;
}

/** What professionals run their practice with. */
export async function registerPractice(
  app: FastifyInstance,
  { db, jobs, allowed, settings, threads, tell, bookings }: Needs,
): Promise<void> {
  const once = writeOnce(db);
  await app.register(clientsRoutes, { clients: clientsService({ db, once, threads }) });
  await registerClientLinks(app, { db, jobs, allowed, settings });
  const origin = settings.publicUrl;
  await registerCases(app, { db, once, tell, bookings, origin });
  await app.register(assignmentsRoutes, { assignments: assignmentsService({ db, once }) });
  await registerCalendar(app, { db, once, settings, tell });
  await registerPracticeSettings(app, { db, once });
}
