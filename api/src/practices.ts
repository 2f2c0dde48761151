import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from './allowances/allowances';
import { assignmentsRoutes } from './assignments/assignments.routes';
import { assignmentsService } from './assignments/assignments.service';
import type { TellOfBooking } from './bookings/booking-change';
import type { ChangesService } from './bookings/changes.service';
import { registerCases } from './cases/register';
import { registerClientLinks } from './client-links/register';
import { clientsRoutes } from './clients/clients.routes';
import { clientsService } from './clients/clients.service';
import { registerDesk } from './desk/register';
import { registerEarnings } from './earnings/register';
import { registerFiles } from './files/register';
import { writeOnce } from './http/idempotency';
import { registerOnboarding } from './onboarding/register';
import { registerPractice } from './practice/register';
import { registerPracticeSettings } from './practice-settings/register';
import type { Settings } from './settings';
import type { Tables } from './storage/database.types';
import { threadsService } from './threads/threads.service';

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
