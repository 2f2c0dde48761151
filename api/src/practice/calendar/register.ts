import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { bookingKeys, bookingLinks, type NotifyOfBooking } from '../../booking';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { bookingClientsService } from './booking-clients.service';
import { bookingListService } from './booking-list.service';
import { calendarService } from './calendar.service';
import { calendarFilesRoutes } from './calendar-files.routes';
import { exceptionsService } from './exceptions.service';
import { performanceService } from './performance.service';
import { practiceRoutes } from './practice.routes';
import { practiceSearchService } from './practice-search.service';
import { practiceStatsService } from './stats.service';

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
  notifyOfBooking: NotifyOfBooking;
}

/** Registers a practice's calendar, bookings, statistics and search. */
export async function registerCalendar(
  app: FastifyInstance,
  { db, idempotent, settings, notifyOfBooking }: Deps,
) {
  const keys = bookingKeys(settings.sessionSecret);
  const calendar = calendarService({ db, links: bookingLinks(settings.publicUrl, keys) });
  await app.register(practiceRoutes, {
    calendar,
    bookings: bookingListService(db),
    bookingClients: bookingClientsService({ db, idempotent, notifyOfBooking, keys }),
    exceptions: exceptionsService({ db, idempotent }),
    stats: practiceStatsService(db),
    performance: performanceService(db),
    search: practiceSearchService(db),
  });
  await app.register(calendarFilesRoutes, { calendar });
}
