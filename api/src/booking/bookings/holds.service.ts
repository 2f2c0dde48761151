import { type Hold, type HoldOrder, limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  cellsBetween,
  lockTimes,
  nearestTo,
  type Schedule,
  scheduleOf,
  standingOf,
  type Wanted,
} from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Asker } from '../../core/guest-tokens/asker';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { isKnown, type Write } from '../../core/http/idempotency';
import { ApiError, known, SlotTaken } from '../../core/http/problems';
import { bookedVendors, vendorChanged } from '../../directory';
import { advance } from './advance';
import { answerDeadline, askedFor } from './answer-deadline.model';
import type { BookingKeys } from './booking-key';
import type { BookingNeeds } from './bookings.needs';
import * as store from './bookings.store';
import { endDueHolds } from './endings';
import { around } from './looking';
import { type Offer, offerOf, payingByOf } from './offer.model';

export type HoldsService = ReturnType<typeof holdsService>;

/** What was asked for, understood. */
interface Asked {
  seller: store.SellerRow;
  service: Awaited<ReturnType<typeof store.serviceOf>>;
  offer: Offer;
  start: Date;
  schedule: Schedule;
  hasDueHolds: boolean;
}

/** Times kept for people who are deciding. */
export function holdsService(needs: BookingNeeds) {
  const { db, once, keys, money, inTurn, look: lookAt } = needs;

  /** Fails with `vendor-unknown`, or `validation` for what these people are not booked for. */
  async function understand(order: HoldOrder): Promise<Asked> {
    const start = new Date(order.start);
    const seen = await lookAt(order.vendorId, start);
    if (!seen) throw new ApiError('vendor-unknown', 'There is no such professional.');
    const { seller } = seen;
    const service =
      order.service === undefined
        ? undefined
        : await store.serviceOf(db, order.vendorId, order.service);
    if (order.service !== undefined && !service) throw notValid('service', 'must be one of theirs');
    const want = { kind: order.kind, service: service ?? null, hours: order.hours ?? null };
    const offer = offerOf(seller, want);
    if (!offer) throw notValid('kind', 'must be something this professional is booked for');
    return { ...seen, service, offer, start };
  }

  /** A time that only a hold stands in the way of whose own time is up is free. */
  async function freshly(order: HoldOrder): Promise<Asked> {
    const asked = await understand(order);
    const { schedule, start, offer, seller } = asked;
    if (standingOf(start, schedule, new Date(), offer) !== 'booked') return asked;
    if (!asked.hasDueHolds) return asked;
    await db.transaction().execute(async (trx) => {
      await lockTimes(trx, seller.id);
      await endDueHolds(trx, needs, seller.id);
    });
    return understand(order);
  }

  /** Why a time cannot be had, null when it can. */
  function refusalOf({ schedule, start, offer }: Asked): ApiError | null {
    const standing = standingOf(start, schedule, new Date(), offer);
    if (standing === null) return null;
    if (standing !== 'booked') {
      return notValid('start', standing === 'past' ? 'must be a time to come' : offGrid);
    }
    const others = nearestTo(start, schedule, new Date(), limits.alternativesOffered, offer);
    return new SlotTaken(others);
  }

  /** Fails where the time cannot be had, unless this very write may have got it before. */
  async function look(order: HoldOrder, write: Write) {
    const asked = await freshly(order);
    const refusal = refusalOf(asked);
    if (refusal && !(await isKnown(db, write))) throw refusal;
    return { asked, refusal };
  }

  /** After others had their turn only the time itself may be gone. */
  async function lookAgain(before: Asked) {
    const { seller, start } = before;
    const schedule = (await scheduleOf(db, seller.id, around(start))) ?? before.schedule;
    const asked = { ...before, schedule };
    return { asked, refusal: refusalOf(asked) };
  }

  async function place(trx: Kysely<Tables>, order: HoldOrder, asked: Asked, asker: Asker) {
    const { seller, service, offer, start } = asked;
    await lockTimes(trx, seller.id);
    await endDueHolds(trx, needs, seller.id);
    const end = start.getTime() + offer.minutes * 60_000;
    const hold = await store.insertBooking(trx, {
      id: uuidv7(),
      vendor_id: seller.id,
      user_id: asker.person?.userId ?? null,
      kind: order.kind,
      status: 'held',
      starts_at: start,
      ends_at: new Date(end),
      time_zone: seller.timeZone,
      service_id: service?.id ?? null,
      service_name: service?.name ?? null,
      fee_amount: offer.fee?.amount ?? null,
      fee_currency: offer.fee?.currency ?? null,
      expires_at: sql<string>`now() + ${limits.holdMinutes}::int * interval '1 minute'`,
    });
    const cells = cellsBetween(start.getTime(), end, seller);
    if (!(await store.takeCells(trx, hold, cells))) throw new SlotTaken();
    await store.addEvent(trx, hold, {
      from: null,
      by: 'client',
      byId: asker.person?.userId ?? null,
      note: null,
    });
    if (await store.markOwnTimes(trx, seller.id)) await vendorChanged(trx, seller.id);
    return toHold(trx, hold, seller);
  }

  async function toHold(
    trx: Kysely<Tables>,
    row: store.BookingRow,
    seller: store.SellerRow,
  ): Promise<Omit<Hold, 'key'>> {
    const { user_id: userId, vendor_id: vendorId } = row;
    const fee =
      row.fee_amount === null || row.fee_currency === null
        ? null
        : { amount: row.fee_amount, currency: row.fee_currency };
    const minutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
    const credits =
      userId !== null && row.kind === 'lesson'
        ? await money.creditsLeft(trx, { userId, vendorId, minutes })
        : 0;
    return {
      _id: row.id,
      vendor: known((await bookedVendors(trx, [vendorId])).get(vendorId), 'No such professional.'),
      kind: row.kind,
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      timeZone: row.time_zone,
      expiresAt: (row.expires_at as Date).toISOString(),
      service: row.service_name,
      fee,
      payingBy: payingByOf({ fee, isOnlineOffered: money.isOnlineOffered, credits }),
      policy: seller.policy,
      isAskedFirst: seller.isAskedFirst,
      answerBy: answerDeadline(askedFor(row, seller), new Date()).toISOString(),
    };
  }

  /** The time that was kept for somebody who waited for one. */
  async function claim(entryId: string, { person }: Asker): Promise<Hold> {
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
    return { ...(await toHold(db, row, seller)), key: null };
  }

  return {
    /**
     * Keeps a time. Fails with `slot-taken` and other times where somebody else has it, with
     * `validation` for a time that is none of theirs.
     */
    async hold(order: HoldOrder, asker: Asker, key: string | undefined): Promise<Hold> {
      if (order.offer !== undefined) return claim(order.offer, asker);
      // Or somebody's own reviews would follow.
      if (asker.person?.vendorId === order.vendorId) {
        throw new ApiError('forbidden', 'You cannot book yourself.');
      }
      const body = { ...order, by: asker.person?.userId };
      const write: Write = { call: 'createHold', key, body };
      // Before anybody waits for a turn: most who come too late go here.
      const seen = await look(order, write);
      return inTurn(order.vendorId, async (hasWaited) => {
        const { asked, refusal } = hasWaited ? await lookAgain(seen.asked) : seen;
        try {
          const hold = await once(write, async (trx) => {
            if (refusal) throw refusal;
            return place(trx, order, asked, asker);
          });
          // Made anew each time, so that it is stored nowhere.
          return { ...hold, key: asker.person ? null : keys.holdKeyOf(hold._id) };
        } catch (error) {
          // Only who lost their turn looks again: what was read before is no longer so.
          if (!(error instanceof SlotTaken) || error.alternatives.length > 0) throw error;
          throw new SlotTaken(await otherTimes(db, order.vendorId, asked.start, asked.offer));
        }
      });
    },

    /**
     * Gives a time back, and says whose; null where it has been given back before, or booked. Fails
     * with `not-found` for anybody but its holder.
     */
    async release(holdId: string, asker: Asker): Promise<string | null> {
      const row = await store.bookingById(db, holdId);
      if (!row || !isHolder(row, asker, keys)) throw noHold();
      if (row.status !== 'held') return null;
      return db.transaction().execute(async (trx) => {
        await lockTimes(trx, row.vendor_id);
        const still = await store.bookingById(trx, holdId);
        if (still?.status !== 'held') return null;
        await advance(trx, needs, still, 'expire', { by: 'client' });
        return row.vendor_id;
      });
    },
  };
}

const offGrid = 'must be one of the times this professional offers';

const notValid = (field: string, rule: string) =>
  new ApiError('validation', `${field}: ${rule}`, { [field]: rule });

/**
 * Whether a hold is this caller's: an account's by its session, a guest's by the key that was
 * answered with it. Its id alone proves nothing.
 */
export function isHolder(
  { id, user_id }: Pick<store.BookingRow, 'id' | 'user_id'>,
  { person, key }: Asker,
  keys: BookingKeys,
): boolean {
  if (user_id !== null) return user_id === person?.userId;
  // Hashes are compared, so that the time it takes says nothing of the key.
  return key !== null && keyHash(key) === keyHash(keys.holdKeyOf(id));
}

/** There is no hold that this caller may know of. */
export const noHold = () => new ApiError('not-found', 'There is no such hold.');

/** Nobody keeps this time any more. */
export const expired = () =>
  new ApiError('hold-expired', 'This time is no longer kept for you. Choose one again.');

/** Free times around one that is taken. */
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
