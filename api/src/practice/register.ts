import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { TellOfBooking } from '../booking/bookings/booking-change';
import type { ChangesService } from '../booking/bookings/changes.service';
import { registerDesk } from '../community/office-pages/register';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/database.types';
import { registerFiles } from '../core/files/register';
import { writeOnce } from '../core/http/idempotency';
import type { Allowances } from '../core/rate-limits/allowances';
import { threadsService } from '../messaging/threads.service';
import { registerOnboarding } from '../onboarding/register';
import { registerEarnings } from '../payments/earnings/register';
import { assignmentsRoutes } from './assignments/assignments.routes';
import { assignmentsService } from './assignments/assignments.service';
import { registerPractice } from './calendar/register';
import { registerCases } from './cases/register';
import { clientsRoutes } from './clients/clients.routes';
import { clientsService } from './clients/clients.service';
import { registerClientLinks } from './clients/register';
import { registerPracticeSettings } from './settings/register';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Settings;
  tell: TellOfBooking;
  bookings: ChangesService;
}

/** What professionals run their practice with. */
export async function registerPractices(
  app: FastifyInstance,
  { db, allowed, settings, tell, bookings }: Needs,
): Promise<void> {
  const once = writeOnce(db);
  const threads = threadsService({ db, once, allowed, limits: settings.limits });
  await app.register(clientsRoutes, { clients: clientsService({ db, once, threads }) });
  await registerClientLinks(app, { db, allowed, settings });
  const origin = settings.publicUrl;
  await registerCases(app, { db, once, tell, bookings, origin });
  await app.register(assignmentsRoutes, { assignments: assignmentsService({ db, once }) });
  const files = await registerFiles(app, { db, once, allowed, settings });
  await registerOnboarding(app, { db, files, settings });
  await registerPractice(app, { db, once, settings, tell });
  await registerPracticeSettings(app, { db, once });
  await registerEarnings(app, { db, once, settings });
  await registerDesk(app, { db });
}
