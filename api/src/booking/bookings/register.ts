import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { writeOnce } from '../../core/http/idempotency';
import { runPeriodically } from '../../core/jobs/run-periodically';
import type { Allowances } from '../../core/rate-limits/rate-limiter';
import { codesService } from '../../identity';
import {
  creditsLeft,
  earn,
  endPackagesOf,
  giveBackCredit,
  isOnlineOffered,
  openPayment,
  paymentsOf,
  refund,
  useCredit,
  type WhenPaid,
} from '../../payments';
import { looking } from './availability-snapshot';
import type { TellOfBooking } from './booking-change';
import { bookingKeys } from './booking-key';
import type { BookingNeeds } from './bookings.deps';
import { bookingsRoutes } from './bookings.routes';
import { type ChangesService, changesService } from './changes.service';
import { endWhatIsDue } from './expire-due';
import { guestBursts } from './guest-bursts';
import { holdShare } from './hold-share';
import { holdsService } from './holds.service';
import { listService } from './list.service';
import { makingService } from './making.service';
import { turns } from './vendor-queue';
import { waitlistRoutes } from './waitlist.routes';
import { waitlistService } from './waitlist.service';

interface Needs {
  db: Kysely<Tables>;
  allowed: Allowances;
  settings: Pick<Settings, 'limits' | 'production' | 'sessionSecret' | 'otpPepper' | 'publicUrl'>;
  tell: TellOfBooking;
}

const pause = 1_000;
const pauseAfterFailure = 5_000;

/**
 * Holds, bookings, and the waitlist. Answers how bookings are changed by others: of somebody who
 * leaves, in a practice; and what follows when one is paid.
 */
export async function registerBookings(
  app: FastifyInstance,
  { db, allowed, settings, tell }: Needs,
): Promise<{ changes: ChangesService; onBookingPaid: WhenPaid['onBookingPaid'] }> {
  const once = writeOnce(db);
  const needs: BookingNeeds = {
    ...{ db, once, tell },
    inTurn: turns(),
    look: looking(db),
    codes: codesService(db, settings.otpPepper, allowed),
    keys: bookingKeys(settings.sessionSecret),
    money: {
      isOnlineOffered: isOnlineOffered(settings),
      ...{ openPayment, refund, earn, paymentsOf },
      ...{ useCredit, giveBackCredit, creditsLeft, endPackagesOf },
    },
  };
  const making = makingService(needs, guestBursts(allowed, settings.limits));
  const changes = changesService(needs);
  await app.register(bookingsRoutes, {
    holds: holdsService(needs),
    making,
    changes,
    list: listService(needs),
    share: holdShare(allowed, settings.limits),
  });
  await app.register(waitlistRoutes, { waitlist: waitlistService(needs) });
  runPeriodically(app, {
    ...{ pause, pauseAfterFailure },
    work: () => endWhatIsDue(needs),
    failed: (error) => app.log.error(error, 'bookings that are over wait to be ended'),
  });
  return { changes, onBookingPaid: making.paid };
}
