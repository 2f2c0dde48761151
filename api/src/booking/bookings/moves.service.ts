import { type Booking, limits, type MoveOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import {
  cellsBetween,
  nearestTo,
  type Schedule,
  scheduleOf,
  standingInHours,
  standingOf,
} from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { isKnown } from '../../core/http/idempotency';
import { ApiError, orNotFound, SlotTaken } from '../../core/http/problems';
import { answerDeadline } from './answer-deadline.model';
import { changeAuthorizer, type IdempotentRequest, tooLate } from './authorize-change';
import { around } from './availability-snapshot';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { otherTimes } from './holds.service';
import { transitionRefused } from './transition';
import { offerFreedTime } from './waitlist.store';

type Trx = Kysely<Tables>;

const day = 86_400_000;

/** Bookings at another time. */
export function movesService(deps: BookingDeps) {
  const { db, inVendorQueue, readSnapshot } = deps;
  const { theirs, change } = changeAuthorizer(deps);

  async function move(
    trx: Trx,
    row: store.BookingRow,
    by: Actor,
    order: MoveOrder,
    caller: Caller,
  ) {
    if (row.status !== 'requested' && row.status !== 'confirmed')
      throw transitionRefused(row.status);
    const seller = orNotFound(await store.sellerOf(trx, row.vendor_id), 'No such professional.');
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
    const isWaitingWithoutTime = row.burst_id !== null && by === 'client';
    if (isWaitingWithoutTime) await store.freeCells(trx, row.id);
    // The professional agreed to another time.
    const isAskedAgain = by === 'client' && seller.isAskedFirst;
    const moved = await store.changeBooking(trx, row, {
      starts_at: start,
      ends_at: new Date(start.getTime() + length),
      status: isAskedAgain ? 'requested' : row.status,
      series_id: null,
      series_position: null,
      // The professional chose this time for it.
      ...(!isWaitingWithoutTime && { burst_id: null }),
    });
    if (!moved) throw transitionRefused(row.status);
    if (moved.status === 'requested') {
      const now = new Date();
      const { noticeMinutes } = seller;
      const expires_at = answerDeadline({ start, askedAt: now, noticeMinutes }, now);
      await store.changeBooking(trx, moved, { expires_at });
    }
    const note = order.note ?? null;
    const byId = caller.person?.userId ?? null;
    await store.addEvent(trx, moved, { from: row.status, by, byId, note });
    await offerFreedTime(trx, row);
    const told = { bookingId: row.id, from: row.status, to: moved.status, by, note };
    await deps.notifyOfBooking(trx, { ...told, movedFrom: row.starts_at });
  }

  /** Before anybody waits for a turn: most who come too late go here. */
  async function refuseTaken(row: store.BookingRow, start: Date, key: string | undefined) {
    if (await isKnown(db, { call: 'moveBooking', key })) return;
    const seen = await readSnapshot(row.vendor_id, start);
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
    /** Fails with `slot-taken` and other times, `too-late`, `booking-state`, `validation`. */
    async move(id: string, order: MoveOrder, how: IdempotentRequest): Promise<Booking> {
      const { row } = await theirs(db, id, how.caller);
      const start = new Date(order.start);
      await refuseTaken(row, start, how.key);
      return inVendorQueue(row.vendor_id, async (hasWaited) => {
        if (hasWaited) await refuseTaken(row, start, how.key);
        try {
          return await change('moveBooking', id, order, how, (trx, row, by) =>
            move(trx, row, by, order, how.caller),
          );
        } catch (error) {
          if (!(error instanceof SlotTaken)) throw error;
          throw new SlotTaken(await otherTimes(db, row.vendor_id, start, wantedOf(row)));
        }
      });
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

const wantedOf = ({ starts_at, ends_at }: store.BookingRow) => ({
  minutes: (ends_at.getTime() - starts_at.getTime()) / 60_000,
});
