import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import { idempotentWrites } from '../../core/http/idempotency';
import { runPeriodically } from '../../core/jobs/run-periodically';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import { oneTimeCodesService } from '../../identity';
import {
  creditsLeft,
  earn,
  endPackagesOf,
  giveBackCredit,
  type HeldTimes,
  onlinePayments,
  type PaymentSettings,
  paymentsOf,
  refund,
  useCredit,
  type WhenPaid,
} from '../../payments';
import { snapshotReader } from './availability-snapshot';
import type { NotifyOfBooking } from './booking-change';
import { bookingKeys } from './booking-key';
import type { BookingDeps } from './bookings.deps';
import { bookingsRoutes } from './bookings.routes';
import { type ChangesService, changesService } from './changes.service';
import { settleDueBookings } from './expire-due';
import { guestBursts } from './guest-bursts';
import { heldTimes } from './held-times';
import { holdShare } from './hold-share';
import { type HoldsService, holdsService } from './holds.service';
import { listService } from './list.service';
import { type MakingService, makingService } from './making.service';
import { vendorQueue } from './vendor-queue';
import { waitlistRoutes } from './waitlist.routes';
import { waitlistService } from './waitlist.service';

interface Deps {
  db: Kysely<Tables>;
  allowed: RateLimiter;
  settings: PaymentSettings & Pick<Settings, 'limits' | 'otpPepper' | 'publicUrl'>;
  notifyOfBooking: NotifyOfBooking;
}

const pause = 1_000;
const pauseAfterFailure = 5_000;

/**
 * Registers holds, bookings and the waitlist. Returns how other contexts change bookings: on
 * account deletion, in a practice, by reply, and after a payment.
 */
export async function registerBookings(
  app: FastifyInstance,
  { db, allowed, settings, notifyOfBooking }: Deps,
): Promise<{
  changes: ChangesService;
  holds: HoldsService;
  making: MakingService;
  onBookingPaid: WhenPaid['onBookingPaid'];
  heldTimes: HeldTimes;
}> {
  const idempotent = idempotentWrites(db);
  const paymentsFor = bookingPayments(settings);
  const deps: BookingDeps = {
    ...{ db, idempotent, notifyOfBooking },
    inVendorQueue: vendorQueue(),
    readSnapshot: snapshotReader(db),
    codes: oneTimeCodesService(db, settings.otpPepper, allowed),
    keys: bookingKeys(settings.sessionSecret),
    money: {
      isOnlineOffered: (userId) => paymentsFor(userId).isOffered,
      openPayment: (trx, order) => paymentsFor(order.userId).open(trx, order),
      ...{ refund, earn, paymentsOf },
      ...{ useCredit, giveBackCredit, creditsLeft, endPackagesOf },
    },
  };
  const making = makingService(deps, guestBursts(allowed, settings.limits));
  const changes = changesService(deps);
  const holds = holdsService(deps);
  await app.register(bookingsRoutes, {
    holds,
    making,
    changes,
    list: listService(deps),
    share: holdShare(allowed, settings.limits),
  });
  await app.register(waitlistRoutes, { waitlist: waitlistService(deps) });
  runPeriodically(app, {
    ...{ pause, pauseAfterFailure },
    work: () => settleDueBookings(deps),
    failed: (error) => app.log.error(error, 'bookings that are over wait to be ended'),
  });
  return { changes, holds, making, onBookingPaid: making.paid, heldTimes: heldTimes(deps) };
}

/** Guests are offered what confirms within the minutes of a hold. */
function bookingPayments(settings: PaymentSettings) {
  const ofGuests = onlinePayments(settings, 'guest-booking');
  const ofAccounts = onlinePayments(settings, 'other');
  return (userId: string | null) => (userId === null ? ofGuests : ofAccounts);
}
