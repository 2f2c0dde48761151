import { type Kysely, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { isBookingOf } from './proven';
import { settleCancelled } from './settle-cancelled';
import { after, occupying, type Transition } from './states.model';
import { applyTransition, type TransitionDetails } from './transition';

type Trx = Kysely<Tables>;
type Deps = Pick<BookingDeps, 'money' | 'notifyOfBooking'>;

/** Cancels the future bookings of a departing user, as a client and as a professional. */
export async function cancelAll(trx: Trx, deps: Deps, userId: string): Promise<void> {
  for (const open of await openOf(trx, userId)) {
    await lockTimes(trx, open.vendor_id);
    const row = await store.bookingById(trx, open.id);
    if (row) await cancelFor(trx, deps, row, { userId, isClient: open.is_client });
  }
  await deps.money.endPackagesOf(trx, userId);
}

async function cancelFor(
  trx: Trx,
  deps: Deps,
  row: store.BookingRow,
  { userId, isClient }: { userId: string; isClient: boolean },
): Promise<void> {
  const { transition, by } = endingOf(row, isClient);
  if (after(transition, row.status, by) === null) return;
  const note = isClient ? null : professionalLeft;
  const doing: TransitionDetails = { by, byId: userId, note };
  await applyTransition(trx, deps, row, transition, doing, { cause: note });
  await settleCancelled(trx, deps, row, by);
}

/** A hold can only expire, whichever side departs. */
function endingOf(
  { status }: store.BookingRow,
  isClient: boolean,
): { transition: Transition; by: Actor } {
  if (status === 'held') return { transition: 'expire', by: 'system' };
  return { transition: 'cancel', by: isClient ? 'client' : 'vendor' };
}

const professionalLeft = 'This professional is no longer here.';

/** Future bookings the user has a part in, in lock order, so that two runs cannot deadlock. */
function openOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .select(['booking.id', 'booking.vendor_id', isBookingOf(userId).as('is_client')])
    .where((row) => row.or([isBookingOf(userId), row('vendor.user_id', '=', userId)]))
    .where('booking.status', 'in', [...occupying])
    .where('booking.starts_at', '>', sql<Date>`now()`)
    .orderBy('booking.vendor_id')
    .orderBy('booking.id')
    .execute();
}
