import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../core/config/settings';
import type { Tables } from '../core/db/tables.generated';
import { idempotentWrites } from '../core/http/idempotency';
import type { Jobs } from '../core/jobs/jobs';
import type { RateLimiter } from '../core/rate-limits/rate-limiter';
import type { CategoriesService, GeoService } from '../directory';
import type { PaymentSettings } from '../payments';
import { appointmentRequestsRoutes } from './appointment-requests/appointment-requests.routes';
import { appointmentRequestsService } from './appointment-requests/appointment-requests.service';
import { registerBookings } from './bookings/register';
import { registerBookingNotifications } from './notifications/register';
import { slotsRoutes } from './slots/slots.routes';
import { slotsService } from './slots/slots.service';

interface Deps {
  db: Kysely<Tables>;
  jobs: Jobs;
  categories: CategoriesService;
  geo: GeoService;
  allowed: RateLimiter;
  settings: PaymentSettings & Pick<Settings, 'limits' | 'otpPepper' | 'publicUrl'>;
}

/** Free times, bookings and their notifications. Returns how other contexts change bookings. */
export async function registerBooking(app: FastifyInstance, deps: Deps) {
  const { db, jobs, categories, geo, allowed, settings } = deps;
  await app.register(slotsRoutes, { slots: slotsService(db) });
  const bookingChanged = await registerBookingNotifications(app, { db, jobs, settings });
  const bookings = await registerBookings(app, {
    db,
    allowed,
    settings,
    notifyOfBooking: bookingChanged,
  });
  const { publicUrl } = settings;
  const idempotent = idempotentWrites(db);
  await app.register(appointmentRequestsRoutes, {
    requests: appointmentRequestsService({ db, categories, geo, idempotent, publicUrl }),
  });
  return { ...bookings, bookingChanged };
}
