import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { every } from '../../core/jobs/every';
import type { TellOfBooking } from '../bookings/booking-change';
import { bookingKeys } from '../bookings/booking-key';
import { bookingNews } from './booking-news';
import { calendarRoutes } from './calendar.routes';
import { bookingLinks } from './links';
import { remind } from './reminders';

interface Needs {
  db: Kysely<Tables>;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

const pause = 30_000;

/** Letters, news, reminders and calendar files about bookings. Answers what tells of a change. */
export async function registerTelling(
  app: FastifyInstance,
  { db, settings }: Needs,
): Promise<TellOfBooking> {
  const links = bookingLinks(settings.publicUrl, bookingKeys(settings.sessionSecret));
  await app.register(calendarRoutes, { db, links });
  every(app, {
    pause,
    work: () => remind(db, links),
    failed: (error) => app.log.error(error, 'nobody is reminded'),
  });
  return bookingNews(links);
}
