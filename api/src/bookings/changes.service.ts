import { type Booking, type CancelOrder, limits, type MoveOrder } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { isKnown } from '../http/idempotency';
import { ApiError, known, SlotTaken } from '../http/problems';
import { cellsBetween } from '../slots/cells.model';
import { nearestTo, type Schedule, standingInHours, standingOf } from '../slots/slots.model';
import { scheduleOf } from '../slots/times.store';
import type { Tables } from '../storage/database.types';
import { advance, notPossible } from './advance';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import { keyHash } from './booking-key';
import type { Asker, BookingNeeds } from './bookings.needs';
import * as store from './bookings.store';
import { otherTimes } from './holds.service';
import { around } from './looking';
import { answerByOf } from './making.service';
import { after, type Deed, occupying } from './states.model';
import { offerFreedTime } from './waitlist.store';

export type ChangesService = ReturnType<typeof changesService>;

type Trx = Kysely<Tables>;

const day = 86_400_000;

/** One write as it came. */
export interface Repeatable {
  asker: Asker;
  key: string | undefined;
}

/** Which side of a booking somebody is on; null for a stranger. */
export function sideOf(row: store.BookingRow, { person, key }: Asker): Actor | null {
  if (person?.userId && person.userId === row.user_id) return 'client';
  if (person?.vendorId && person.vendorId === row.vendor_id) return 'vendor';
  if (person?.role === 'operator') return 'operator';
  return key !== null && row.key_hash === keyHash(key) ? 'client' : null;
}

/** What happens to bookings after they are made. */
export function changesService(needs: BookingNeeds) {
  const { db, once, money, inTurn, look } = needs;

  /** The booking, for somebody who has to do with it. */
  async function theirs(from: Trx, id: string, asker: Asker) {
    const row = await store.bookingById(from, id);
    const by = row && sideOf(row, asker);
    if (!row || !by) throw new ApiError('not-found', 'There is no such booking.');
    return { row, by };
  }

  /** One deed of one side, once per key, behind the lock of the vendor's times. */
  async function change(
    call:
      | 'cancelBooking'
      | 'moveBooking'
      | 'acceptBooking'
      | 'rejectBooking'
      | 'completeBooking'
      | 'missBooking',
    id: string,
    body: object,
    { asker, key }: Repeatable,
    work: (trx: Trx, row: store.BookingRow, by: Actor) => Promise<void>,
  ): Promise<Booking> {
    const { row: seen, by } = await theirs(db, id, asker);
    const write = { call, key, body: { id, by: asker.person?.userId, ...body } };
    return once(write, async (trx) => {
      await store.lockTimes(trx, seen.vendor_id);
      const { row } = await theirs(trx, id, asker);
      await work(trx, row, by);
      const changed = known(await store.bookingById(trx, id), 'There is no such booking.');
      return readBooking(trx, needs, changed, by);
    });
  }

  async function step(
    trx: Trx,
    row: store.BookingRow,
    deed: Deed,
    by: Actor,
    { asker, note = null }: { asker: Asker; note?: string | null },
  ) {
    const doing = { by, byId: asker.person?.userId ?? null, note };
    return advance(trx, needs, row, deed, doing, note === null ? {} : { cause: note });
  }

  async function giveBack(trx: Trx, bookingId: string): Promise<void> {
    await money.refund(trx, bookingId, 1);
    await money.giveBackCredit(trx, bookingId);
  }

  async function cancelOne(
    trx: Trx,
    row: store.BookingRow,
    by: Actor,
    asker: Asker,
    note: string | null,
  ) {
    const seller = await store.sellerOf(trx, row.vendor_id);
    const freeUntil = row.starts_at.getTime() - (seller?.policy.cancelHours ?? 0) * 3_600_000;
    if (row.starts_at.getTime() <= Date.now()) throw tooLate('It has begun already.');
    await step(trx, row, 'cancel', by, { asker, note });
    const isFree = by !== 'client' || Date.now() <= freeUntil;
    // Too late to cost nothing: then it is the professional's.
    if (isFree) await giveBack(trx, row.id);
    else await money.earn(trx, row.id);
  }

  async function move(trx: Trx, row: store.BookingRow, by: Actor, order: MoveOrder, asker: Asker) {
    if (row.status !== 'requested' && row.status !== 'confirmed') throw notPossible(row.status);
    const seller = known(await store.sellerOf(trx, row.vendor_id), 'No such professional.');
    const latest = row.starts_at.getTime() - seller.policy.moveHours * 3_600_000;
    if (row.starts_at.getTime() <= Date.now()) throw tooLate('It has begun already.');
    if (by === 'client' && Date.now() > latest) {
      throw tooLate(`It can be moved until ${seller.policy.moveHours} hours before.`);
    }
    const start = new Date(order.start);
    const length = row.ends_at.getTime() - row.starts_at.getTime();
    await store.freeCells(trx, row.id);
    await mustBeFree(trx, row, start, by);
    const cells = cellsBetween(start.getTime(), start.getTime() + length, seller);
    if (!(await store.takeCells(trx, row, cells))) throw new SlotTaken();
    // The professional agreed to another time.
    const isAskedAgain = by === 'client' && seller.isAskedFirst;
    const moved = await store.changeBooking(trx, row, {
      starts_at: start,
      ends_at: new Date(start.getTime() + length),
      status: isAskedAgain ? 'requested' : row.status,
      series_id: null,
      series_position: null,
    });
    if (!moved) throw notPossible(row.status);
    if (moved.status === 'requested') {
      await store.changeBooking(trx, moved, { expires_at: answerByOf(moved) });
    }
    const note = order.note ?? null;
    const byId = asker.person?.userId ?? null;
    await store.addEvent(trx, moved, { from: row.status, by, byId, note });
    await offerFreedTime(trx, row);
    const told = { bookingId: row.id, from: row.status, to: moved.status, by, note };
    await needs.tell(trx, { ...told, movedFrom: row.starts_at });
  }

  /** Before anybody waits for a turn: most who come too late go here. */
  async function refuseTaken(row: store.BookingRow, start: Date, key: string | undefined) {
    if (await isKnown(db, { call: 'moveBooking', key })) return;
    const seen = await look(row.vendor_id, start);
    if (!seen) return;
    // Its own time is free for it.
    const isNear = Math.abs(start.getTime() - row.starts_at.getTime()) < day;
    const schedule = isNear
      ? without(seen.schedule, await store.cellsOf(db, row.id))
      : seen.schedule;
    const wanted = wantedOf(row);
    if (standingOf(start, schedule, new Date(), wanted) !== 'booked') return;
    throw new SlotTaken(nearestTo(start, schedule, new Date(), limits.alternativesOffered, wanted));
  }

  /** Professionals place clients anywhere in their hours; clients choose among what is offered. */
  async function mustBeFree(trx: Trx, row: store.BookingRow, start: Date, by: Actor) {
    const schedule = await scheduleOf(trx, row.vendor_id, around(start));
    if (!schedule) throw new ApiError('vendor-unknown', 'There is no such professional.');
    const { minutes } = wantedOf(row);
    const standing =
      by === 'client'
        ? standingOf(start, schedule, new Date(), { minutes })
        : standingInHours(start, schedule, new Date(), minutes);
    if (standing === null) return;
    if (standing === 'booked') throw new SlotTaken();
    const rule = 'must be one of the free times of this professional';
    throw new ApiError('validation', `start: ${rule}`, { start: rule });
  }

  return {
    async read(id: string, asker: Asker): Promise<Booking> {
      const { row, by } = await theirs(db, id, asker);
      return readBooking(db, needs, row, by);
    },

    /** Fails with `booking-state`, `too-late`, or `validation` for a professional without a reason. */
    cancel: (id: string, order: CancelOrder, how: Repeatable) =>
      change('cancelBooking', id, order, how, async (trx, row, by) => {
        if (by !== 'client' && order.reason === undefined) throw reasonMissing();
        const note = order.reason ?? null;
        await cancelOne(trx, row, by, how.asker, note);
        if (order.scope !== 'following') return;
        for (const later of await laterInSeries(trx, row)) {
          await cancelOne(trx, later, by, how.asker, note);
        }
      }),

    /** Fails with `slot-taken` and other times, `too-late`, `booking-state`, `validation`. */
    async move(id: string, order: MoveOrder, how: Repeatable): Promise<Booking> {
      const { row } = await theirs(db, id, how.asker);
      const start = new Date(order.start);
      await refuseTaken(row, start, how.key);
      return inTurn(row.vendor_id, async (hasWaited) => {
        if (hasWaited) await refuseTaken(row, start, how.key);
        try {
          return await change('moveBooking', id, order, how, (trx, row, by) =>
            move(trx, row, by, order, how.asker),
          );
        } catch (error) {
          if (!(error instanceof SlotTaken)) throw error;
          throw new SlotTaken(await otherTimes(db, row.vendor_id, start, wantedOf(row)));
        }
      });
    },

    accept: (id: string, how: Repeatable) =>
      change('acceptBooking', id, {}, how, async (trx, row, by) => {
        await step(trx, row, 'accept', mustBeVendor(by), how);
      }),

    reject: (id: string, reason: string, how: Repeatable) =>
      change('rejectBooking', id, { reason }, how, async (trx, row, by) => {
        await step(trx, row, 'decline', mustBeVendor(by), { ...how, note: reason });
        await giveBack(trx, row.id);
      }),

    complete: (id: string, how: Repeatable) =>
      change('completeBooking', id, {}, how, async (trx, row, by) => {
        mustHaveBegun(row);
        await step(trx, row, 'complete', mustBeVendor(by), how);
        await money.earn(trx, row.id);
      }),

    miss: (id: string, how: Repeatable) =>
      change('missBooking', id, {}, how, async (trx, row, by) => {
        mustHaveBegun(row);
        await step(trx, row, 'miss', mustBeVendor(by), how);
        await money.earn(trx, row.id);
      }),

    /** Cancels whatever somebody who leaves has before them, as a client and as a professional. */
    async cancelAllOf(trx: Trx, userId: string): Promise<void> {
      for (const seen of await openOf(trx, userId)) {
        await store.lockTimes(trx, seen.vendor_id);
        const row = await store.bookingById(trx, seen.id);
        const by = seen.user_id === userId ? 'client' : 'vendor';
        const deed = row?.status === 'held' ? 'expire' : 'cancel';
        const actor = deed === 'expire' ? 'system' : by;
        if (!row || after(deed, row.status, actor) === null) continue;
        const note = by === 'vendor' ? professionalLeft : null;
        await advance(trx, needs, row, deed, { by: actor, byId: userId, note }, { cause: note });
        await giveBack(trx, row.id);
      }
    },
  };
}

/** The schedule as it is when a booking has given its cells back. */
function without(schedule: Schedule, cells: number[]): Schedule {
  const { own } = schedule;
  if (!own) return schedule;
  const taken = new Set(own.taken);
  for (const cell of cells) taken.delete(cell);
  return { ...schedule, own: { ...own, taken } };
}

const professionalLeft = 'This professional is no longer here.';

/** Times to come in which somebody has a part, in the order of the locks. */
function openOf(trx: Trx, userId: string) {
  return trx
    .selectFrom('booking')
    .innerJoin('vendor', 'vendor.id', 'booking.vendor_id')
    .select(['booking.id', 'booking.vendor_id', 'booking.user_id'])
    .where((row) =>
      row.or([row('booking.user_id', '=', userId), row('vendor.user_id', '=', userId)]),
    )
    .where('booking.status', 'in', [...occupying])
    .where('booking.starts_at', '>', sql<Date>`now()`)
    .orderBy('booking.vendor_id')
    .orderBy('booking.id')
    .execute();
}

const wantedOf = ({ starts_at, ends_at }: store.BookingRow) => ({
  minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
});

function laterInSeries(trx: Trx, { series_id, series_position }: store.BookingRow) {
  if (series_id === null || series_position === null) return [];
  return trx
    .selectFrom('booking')
    .selectAll()
    .where('series_id', '=', series_id)
    .where('series_position', '>', series_position)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('starts_at', '>', sql<Date>`now()`)
    .orderBy('series_position')
    .execute();
}

function mustBeVendor(by: Actor): Actor {
  if (by !== 'vendor' && by !== 'operator') {
    throw new ApiError('forbidden', 'Only the professional can do this.');
  }
  return by;
}

function mustHaveBegun({ starts_at }: store.BookingRow): void {
  if (starts_at.getTime() > Date.now()) {
    throw new ApiError('booking-state', 'This is possible once it has begun.');
  }
}

const tooLate = (why: string) => new ApiError('too-late', why);

function reasonMissing(): ApiError {
  const rule = 'Say why, so that your client knows.';
  return new ApiError('validation', `reason: ${rule}`, { reason: rule });
}
