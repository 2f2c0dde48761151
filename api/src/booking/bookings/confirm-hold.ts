import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { answerDeadline, askedFor } from './answer-deadline.model';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { applyTransition } from './transition';

/** The client, and whether an account, a code or a payment proves who it is. */
export interface Booker {
  actor: 'client' | 'system';
  id: string | null;
  isKnown: boolean;
}

/**
 * Books a hold without notifying. An unproved client's booking waits for the professional, as with
 * vendors who have to accept requests.
 */
export async function confirmHold(
  trx: Kysely<Tables>,
  hold: store.BookingRow,
  { actor, id, isKnown }: Booker,
  details: store.BookingChanges = {},
): Promise<store.BookingRow> {
  const seller = await store.sellerOf(trx, hold.vendor_id);
  if (!seller) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const change = { by: actor, byId: id };
  if (isKnown && !seller.isAskedFirst) {
    return applyTransition(trx, untold, hold, 'confirm', change, details);
  }
  const answerBy = answerDeadline(askedFor(hold, seller), new Date());
  return applyTransition(trx, untold, hold, 'book', change, { ...details, expires_at: answerBy });
}

const untold = { notifyOfBooking: async () => undefined };

/** Notifies of a new booking once it is complete, so that a series is notified as one. */
export function notifyOfNew(
  trx: Kysely<Tables>,
  { notifyOfBooking }: Pick<BookingDeps, 'notifyOfBooking'>,
  { id, status }: store.BookingRow,
  by: Actor,
): Promise<void> {
  return notifyOfBooking(trx, {
    bookingId: id,
    from: 'held',
    to: status,
    by,
    note: null,
    movedFrom: null,
  });
}
