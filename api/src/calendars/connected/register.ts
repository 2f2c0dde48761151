import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { encryptedText } from '../../core/auth/encrypted-text';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { fileReader } from '../busy-times/file-reader';
import { connectedRoutes } from './connected.routes';
import { connectedService } from './connected.service';
import { dueCalendars, outdatedCalendars, readDueCalendar, readingJob } from './read-due';
import { calendarReading } from './reading';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  allowed: RateLimiter;
  settings: Settings;
}

/** Registers calendars elsewhere whose busy times cannot be booked. */
export async function registerConnectedCalendars(
  app: FastifyInstance,
  { db, jobs, allowed, settings }: Deps,
): Promise<void> {
  const files = fileReader();
  app.addHook('onClose', files.close);
  const addresses = encryptedText(settings.sessionSecret, 'connected calendars');
  const { connectedCalendars } = settings;
  const reach = connectedCalendars === 'off' ? 'public' : connectedCalendars;
  const reading = calendarReading({ db, files, addresses, reach });
  const connected = connectedService({ db, allowed, settings, addresses, reading });
  await app.register(connectedRoutes, { connected });
  jobs.handle(readingJob, readDueCalendar({ db, reading }));
  jobs.runTask(outdatedCalendars(db));
  if (connectedCalendars !== 'off') jobs.runTask(dueCalendars(db));
}
