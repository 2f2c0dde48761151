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

/** The actor of a transition and the note given with it. */
export interface TransitionDetails {
  by: Actor;
  byId?: string | null;
  note?: string | null;
}

/** The booking has left the status that the transition starts from. */
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
 * Applies a transition by compare-and-set, with its event, the freed time, the notification and,
 * once booked, the professional's client record. Call it under `lockTimes`. Fails with
 * `booking-state` when the transition is not possible.
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
  // Listings rank by the number of bookings and the response time.
  if (to !== 'expired') await vendorChanged(trx, row.vendor_id);
  const change = { bookingId: row.id, from: row.status, to, by, note, movedFrom: null };
  await notifyOfBooking(trx, change);
  return isMade ? withClient(trx, changed) : changed;
}

/** A burst request occupied no time while waiting, so the time may be taken by now. */
async function takeTime(trx: Kysely<Tables>, row: BookingRow): Promise<void> {
  const seller = await sellerOf(trx, row.vendor_id);
  if (!seller) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const cells = cellsBetween(row.starts_at.getTime(), row.ends_at.getTime(), seller);
  if (!(await takeCells(trx, row, cells))) throw new ApiError('slot-taken', timeTaken);
}

const timeTaken =
  'This time is not free any more: somebody else has booked it, or a calendar that you connected has something then. Move the request to another time, or decline it.';
