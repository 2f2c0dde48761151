import type { BookingStatus } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { cellsBetween } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { vendorChanged } from '../../directory';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import {
  addEvent,
  type BookingChanges,
  type BookingRow,
  changeBooking,
  freeCells,
  sellerOf,
  takeCells,
} from './bookings.store';
import { withClient } from './client-records';
import { after, isOccupying, type Transition } from './states.model';
import { offerFreedTime, settleOffer } from './waitlist.store';

/** Who does something with a booking, and what they say to it. */
export interface TransitionDetails {
  by: Actor;
  byId?: string | null;
  note?: string | null;
}

/** The booking is no longer where the deed could begin. */
export function transitionRefused(status: BookingStatus): ApiError {
  return new ApiError(
    'booking-state',
    `This is not possible any more: the booking is ${said[status]}.`,
  );
}

const said: Record<BookingStatus, string> = {
  held: 'not made yet',
  requested: 'waiting for an answer',
  confirmed: 'confirmed',
  completed: 'over',
  'cancelled-by-client': 'cancelled',
  'cancelled-by-vendor': 'cancelled',
  declined: 'declined',
  expired: 'expired',
  'no-show': 'over',
};

/**
 * Takes a booking one step on, by compare-and-set, with its event, the time it frees, the telling
 * and, once it is made, the professional's record of who comes. Call it behind `lockTimes`. Fails
 * with `booking-state` where the step is not possible.
 */
export async function applyTransition(
  trx: Kysely<Tables>,
  { notifyOfBooking }: Pick<BookingDeps, 'notifyOfBooking'>,
  row: BookingRow,
  transition: Transition,
  { by, byId = null, note = null }: TransitionDetails,
  changes: BookingChanges = {},
): Promise<BookingRow> {
  const to = after(transition, row.status, by);
  if (to === null) throw transitionRefused(row.status);
  const cleared = { expires_at: null, burst_id: null };
  const changed = await changeBooking(trx, row, { ...cleared, ...changes, status: to });
  if (!changed) throw transitionRefused(row.status);
  if (row.burst_id !== null && to === 'confirmed') await takeTime(trx, changed);
  const isMade = row.status === 'held' && isOccupying(to);
  await addEvent(trx, changed, { from: row.status, by, byId, note });
  if (row.status === 'held') await settleOffer(trx, row.id, isOccupying(to) ? 'taken' : 'missed');
  if (!isOccupying(to)) {
    await freeCells(trx, row.id);
    await offerFreedTime(trx, row);
  }
  // How much somebody is booked, and how soon they answer, is known to lists.
  if (to !== 'expired') await vendorChanged(trx, row.vendor_id);
  const change = { bookingId: row.id, from: row.status, to, by, note, movedFrom: null };
  await notifyOfBooking(trx, change);
  return isMade ? withClient(trx, changed) : changed;
}

/** A request of a burst took up no time while it waited, so that somebody else may have it now. */
async function takeTime(trx: Kysely<Tables>, row: BookingRow): Promise<void> {
  const seller = await sellerOf(trx, row.vendor_id);
  if (!seller) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const cells = cellsBetween(row.starts_at.getTime(), row.ends_at.getTime(), seller);
  if (!(await takeCells(trx, row, cells))) throw new ApiError('slot-taken', timeTaken);
}

const timeTaken =
  'This time has been booked by somebody else meanwhile. Move the request to another time, or decline it.';
