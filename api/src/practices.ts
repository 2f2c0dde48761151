import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Allowances } from './allowances/allowances';
import type { TellOfBooking } from './bookings/booking-change';
import type { ChangesService } from './bookings/changes.service';
import { registerFiles } from './files/register';
import { writeOnce } from './http/idempotency';
import type { Settings } from './settings';
import type { Tables } from './storage/database.types';

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
  { db, allowed, settings }: Needs,
): Promise<void> {
  const once = writeOnce(db);
  await registerFiles(app, { db, once, allowed, settings });
}
