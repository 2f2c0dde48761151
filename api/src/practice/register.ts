import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ChangesService, NotifyOfBooking } from '../booking';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import type { ThreadsService } from '../messaging';
import { assignmentsRoutes } from './assignments/assignments.routes';
import { assignmentsService } from './assignments/assignments.service';
import { registerCalendar } from './calendar/register';
import { registerCases } from './cases/register';
import { clientsRoutes } from './clients/clients.routes';
import { clientsService } from './clients/clients.service';
import { registerClientLinks } from './clients/register';
import { registerPracticeSettings } from './settings/register';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
  threads: ThreadsService;
  notifyOfBooking: NotifyOfBooking;
  bookings: ChangesService;
}

/** Registers what professionals run their practice with. */
export async function registerPractice(
  app: FastifyInstance,
  { db, jobs, allowed, settings, threads, notifyOfBooking, bookings }: Deps,
): Promise<void> {
  const idempotent = idempotentWrites(db);
  await app.register(clientsRoutes, { clients: clientsService({ db, idempotent, threads }) });
  await registerClientLinks(app, { db, jobs, allowed, settings });
  const origin = settings.publicUrl;
  await registerCases(app, { db, idempotent, notifyOfBooking, bookings, origin });
  await app.register(assignmentsRoutes, { assignments: assignmentsService({ db, idempotent }) });
  await registerCalendar(app, { db, idempotent, settings, notifyOfBooking });
  await registerPracticeSettings(app, { db, idempotent });
}
