import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { answerDeadline, askedFor } from './answer-deadline.model';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { applyTransition } from './transition';

/** Who books, and whether that is shown by an account, a code or a payment. */
export interface Booker {
  actor: 'client' | 'system';
  id: string | null;
  isKnown: boolean;
}

/**
 * Books a hold, and tells nobody yet. What nobody has shown to be theirs waits for the professional,
 * as where they are asked first.
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

/** Tells of a new booking once all of it is there: lessons of a series are told of together. */
export function tellOfNew(
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
