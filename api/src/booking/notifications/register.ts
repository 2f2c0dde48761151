import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { Jobs } from '../../core/jobs/jobs';
import type { NotifyOfBooking } from '../bookings/booking-change';
import { bookingKeys } from '../bookings/booking-key';
import { calendarRoutes } from './calendar.routes';
import { bookingLinks } from './links';
import { bookingNotifier } from './notify-of-booking';
import { remind } from './reminders';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  settings: Pick<Settings, 'publicUrl' | 'sessionSecret'>;
}

const remindedEvery = 30;

/**
 * Emails, notifications, reminders and calendar files of bookings. Returns the notifier of changes.
 */
export async function registerBookingNotifications(
  app: FastifyInstance,
  { db, jobs, settings }: Deps,
): Promise<NotifyOfBooking> {
  const links = bookingLinks(settings.publicUrl, bookingKeys(settings.sessionSecret));
  await app.register(calendarRoutes, { db, links });
  jobs.runTask({
    ...{ name: 'booking-reminders', seconds: remindedEvery },
    work: () => remind(db, links),
  });
  return bookingNotifier(links);
}
