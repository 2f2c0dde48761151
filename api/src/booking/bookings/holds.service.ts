import { type Hold, type HoldOrder, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { lockTimes, nearestTo, scheduleOf, type Wanted } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import type { Write } from '../../core/http/idempotency';
import { ApiError, SlotTaken } from '../../core/http/problems';
import { around } from './availability-snapshot';
import type { BookingKeys } from './booking-key';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { readRequest, rereadRequest } from './hold-request';
import { placeHold, toHold } from './place-hold';
import { applyTransition } from './transition';

export type HoldsService = ReturnType<typeof holdsService>;

/** Holds: times reserved while a client decides. */
export function holdsService(deps: BookingDeps) {
  const { db, idempotent, keys, money, inVendorQueue } = deps;

  /** The hold placed for a user of the waitlist. */
  async function claim(entryId: string, { person }: Caller): Promise<Hold> {
    if (!person) throw new ApiError('unauthenticated', 'Log in to take the time kept for you.');
    const row = await db
      .selectFrom('waitlist_entry as entry')
      .innerJoin('booking as hold', 'hold.id', 'entry.hold_id')
      .selectAll('hold')
      .where('entry.id', '=', entryId)
      .where('entry.user_id', '=', person.userId)
      .where('hold.status', '=', 'held')
      .where('hold.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    const seller = row && (await store.sellerOf(db, row.vendor_id));
    if (!row || !seller) throw expired();
    return { ...(await toHold(db, money, row, seller)), key: null };
  }

  return {
    /**
     * Holds a time. Fails with `slot-taken` and alternatives when it is taken, with `validation`
     * for a start the vendor does not offer.
     */
    async hold(order: HoldOrder, caller: Caller, key: string | undefined): Promise<Hold> {
      if (order.offer !== undefined) return claim(order.offer, caller);
      // Otherwise professionals could review themselves.
      if (caller.person?.vendorId === order.vendorId) {
        throw new ApiError('forbidden', 'You cannot book yourself.');
      }
      const body = { ...order, by: caller.person?.userId };
      const write: Write = { call: 'createHold', key, body };
      // Check before queueing: most requests that come too late end here.
      const seen = await readRequest(deps, order, write);
      return inVendorQueue(order.vendorId, async (hasWaited) => {
        const { asked, refusal } = hasWaited ? await rereadRequest(deps, seen.asked) : seen;
        try {
          const hold = await idempotent(write, async (trx) => {
            if (refusal) throw refusal;
            return placeHold(trx, deps, { order, asked, caller });
          });
          // Derived anew each time, so that it is stored nowhere.
          return { ...hold, key: caller.person ? null : keys.holdKeyOf(hold._id) };
        } catch (error) {
          // Read alternatives again only after losing the time: the earlier read is stale.
          if (!(error instanceof SlotTaken) || error.alternatives.length > 0) throw error;
          throw new SlotTaken(await otherTimes(db, order.vendorId, asked.start, asked.offer));
        }
      });
    },

    /**
     * Releases a hold and returns its vendor's id; null when it was released or booked before.
     * Fails with `not-found` for every caller but the holder.
     */
    async release(holdId: string, caller: Caller): Promise<string | null> {
      const row = await store.bookingById(db, holdId);
      if (!row || !isHolder(row, caller, keys)) throw noHold();
      if (row.status !== 'held') return null;
      return db.transaction().execute(async (trx) => {
        await lockTimes(trx, row.vendor_id);
        const still = await store.bookingById(trx, holdId);
        if (still?.status !== 'held') return null;
        await applyTransition(trx, deps, still, 'expire', { by: 'client' });
        return row.vendor_id;
      });
    },
  };
}

/**
 * Whether the hold is the caller's: by session for an account, by the key returned with the hold
 * for a guest. The id alone proves nothing.
 */
export function isHolder(
  { id, user_id }: Pick<store.BookingRow, 'id' | 'user_id'>,
  { person, key }: Caller,
  keys: BookingKeys,
): boolean {
  if (user_id !== null) return user_id === person?.userId;
  // Comparing hashes keeps the timing independent of the key.
  return key !== null && keyHash(key) === keyHash(keys.holdKeyOf(id));
}

/** Also for holds of other callers, so that ids cannot be probed. */
export const noHold = () => new ApiError('not-found', 'There is no such hold.');

export const expired = () =>
  new ApiError('hold-expired', 'This time is no longer kept for you. Choose one again.');

/** Free times around a taken one. */
export async function otherTimes(
  db: Kysely<Tables>,
  vendorId: string,
  start: Date,
  wanted: Wanted,
): Promise<string[]> {
  const schedule = await scheduleOf(db, vendorId, around(start));
  if (!schedule) return [];
  return nearestTo(start, schedule, new Date(), limits.alternativesOffered, wanted);
}
