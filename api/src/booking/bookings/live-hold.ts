import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { expired, isHolder, noHold } from './holds.service';

type Keys = Pick<BookingDeps, 'keys'>;

/** A hold in any status. Fails with `not-found` for every caller but the holder. */
export async function ownHold(
  db: Kysely<Tables>,
  { keys }: Keys,
  id: string,
  caller: Caller,
): Promise<store.BookingRow> {
  const hold = await store.bookingById(db, id);
  if (!hold || !isHolder(hold, caller, keys)) throw noHold();
  return hold;
}

/** A hold that can still be booked. Fails with `not-found` and `hold-expired`. */
export async function liveHold(
  db: Kysely<Tables>,
  deps: Keys,
  id: string,
  caller: Caller,
): Promise<store.BookingRow> {
  const hold = await ownHold(db, deps, id, caller);
  if (hold.status !== 'held') throw expired();
  if (!hold.expires_at || hold.expires_at.getTime() <= Date.now()) throw expired();
  return hold;
}
