import { type Booking, limits, type MoveOrder } from '@nukkad/platform/contract';
import { nearestTo, type Schedule, standingOf } from '../../availability';
import { isKnown } from '../../core/http/idempotency';
import { SlotTaken } from '../../core/http/problems';
import { changeAuthorizer, type IdempotentRequest } from './authorize-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { otherTimes } from './holds.service';
import { minutesOf, moveBooking } from './move-booking';

const day = 86_400_000;

/** Moves bookings to another time. */
export function movesService(deps: BookingDeps) {
  const { db, inVendorQueue, readSnapshot } = deps;
  const { theirs, change } = changeAuthorizer(deps);

  /** Check before queueing: most requests that come too late end here. */
  async function refuseTaken(row: store.BookingRow, start: Date, key: string | undefined) {
    if (await isKnown(db, { call: 'moveBooking', key })) return;
    const seen = await readSnapshot(row.vendor_id, start);
    if (!seen) return;
    // The booking's own time counts as free for it.
    const isNear = Math.abs(start.getTime() - row.starts_at.getTime()) < day;
    const schedule = isNear
      ? without(seen.schedule, await store.cellsOf(db, row.id))
      : seen.schedule;
    const wanted = { minutes: minutesOf(row) };
    if (standingOf(start, schedule, new Date(), wanted) !== 'booked') return;
    throw new SlotTaken(nearestTo(start, schedule, new Date(), limits.alternativesOffered, wanted));
  }

  return {
    /** Fails with `slot-taken` and alternatives, `too-late`, `booking-state`, `validation`. */
    async move(id: string, order: MoveOrder, how: IdempotentRequest): Promise<Booking> {
      const { row } = await theirs(db, id, how.caller);
      const start = new Date(order.start);
      await refuseTaken(row, start, how.key);
      return inVendorQueue(row.vendor_id, async (hasWaited) => {
        if (hasWaited) await refuseTaken(row, start, how.key);
        try {
          return await change('moveBooking', id, order, how, (trx, found, by) =>
            moveBooking(trx, deps, found, { by, order, caller: how.caller }),
          );
        } catch (error) {
          if (!(error instanceof SlotTaken)) throw error;
          const wanted = { minutes: minutesOf(row) };
          throw new SlotTaken(await otherTimes(db, row.vendor_id, start, wanted));
        }
      });
    },
  };
}

/** The schedule as it is once a booking has freed its cells. */
function without(schedule: Schedule, cells: number[]): Schedule {
  const { own } = schedule;
  if (!own) return schedule;
  const taken = new Set(own.taken);
  for (const cell of cells) taken.delete(cell);
  return { ...schedule, own: { ...own, taken } };
}
