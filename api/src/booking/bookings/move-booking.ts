import type { MoveOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { cellsBetween, scheduleOf, standingInHours, standingOf } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { ApiError, orNotFound, SlotTaken } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { answerDeadline } from './answer-deadline.model';
import { tooLate } from './authorize-change';
import { around } from './availability-snapshot';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { tooLateToMove } from './move-deadline.model';
import { transitionRefused } from './transition';
import { offerFreedTime } from './waitlist.store';

type Trx = Kysely<Tables>;

/** One booking and its new time. */
interface Move {
  row: store.BookingRow;
  seller: store.SellerRow;
  by: Actor;
  start: Date;
  end: Date;
}

/**
 * Moves a booking, with its event, the freed time and the notification. Call it under `lockTimes`.
 * Fails with `slot-taken`, `too-late`, `booking-state`, `validation`.
 */
export async function moveBooking(
  trx: Trx,
  { notifyOfBooking }: Pick<BookingDeps, 'notifyOfBooking'>,
  row: store.BookingRow,
  { by, order, caller }: { by: Actor; order: MoveOrder; caller: Caller },
): Promise<void> {
  if (row.status !== 'requested' && row.status !== 'confirmed') throw transitionRefused(row.status);
  const seller = orNotFound(await store.sellerOf(trx, row.vendor_id), 'No such professional.');
  const { moveHours } = seller.policy;
  const reason = tooLateToMove({ start: row.starts_at, moveHours, by }, new Date());
  if (reason !== null) throw tooLate(reason);
  const start = new Date(order.start);
  const end = new Date(start.getTime() + minutesOf(row) * 60_000);
  const move = { row, seller, by, start, end };
  await takeTime(trx, move);
  const moved = await store.changeBooking(trx, row, changesOf(move));
  if (!moved) throw transitionRefused(row.status);
  const note = order.note ?? null;
  const byId = caller.person?.userId ?? null;
  await store.addEvent(trx, moved, { from: row.status, by, byId, note });
  await offerFreedTime(trx, row);
  const change = { bookingId: row.id, from: row.status, to: moved.status, by, note };
  await notifyOfBooking(trx, { ...change, movedFrom: row.starts_at });
}

/** Length of a booking in minutes. */
export const minutesOf = ({ starts_at, ends_at }: store.BookingRow): number =>
  (ends_at.getTime() - starts_at.getTime()) / 60_000;

/** A burst request needs a free time too, although it then gives the time back. */
async function takeTime(trx: Trx, move: Move): Promise<void> {
  const { row, seller, start, end } = move;
  await store.freeCells(trx, row.id);
  await mustBeFree(trx, move);
  const cells = cellsBetween(start.getTime(), end.getTime(), seller);
  if (!(await store.takeCells(trx, row, cells))) throw new SlotTaken();
  if (staysWithoutTime(move)) await store.freeCells(trx, row.id);
}

/** Professionals place clients anywhere in their hours; clients choose among the offered times. */
async function mustBeFree(trx: Trx, { row, by, start }: Move): Promise<void> {
  const schedule = await scheduleOf(trx, row.vendor_id, around(start));
  if (!schedule) throw new ApiError('vendor-unknown', 'There is no such professional.');
  const minutes = minutesOf(row);
  const standing =
    by === 'client'
      ? standingOf(start, schedule, new Date(), { minutes })
      : standingInHours(start, schedule, new Date(), minutes);
  if (standing === null) return;
  if (standing === 'booked') throw new SlotTaken();
  throw notValid({ start: 'must be one of the free times of this professional' });
}

function changesOf(move: Move): store.BookingChanges {
  const { row, seller, by, start, end } = move;
  // The professional accepted a different time, so a client's move needs acceptance again.
  const status = by === 'client' && seller.isAskedFirst ? 'requested' : row.status;
  const now = new Date();
  const { noticeMinutes } = seller;
  return {
    starts_at: start,
    ends_at: end,
    status,
    expires_at:
      status === 'requested'
        ? answerDeadline({ start, askedAt: now, noticeMinutes }, now)
        : row.expires_at,
    series_id: null,
    series_position: null,
    burst_id: staysWithoutTime(move) ? row.burst_id : null,
  };
}

/** A burst request occupies no time until the professional chooses one for it. */
const staysWithoutTime = ({ row, by }: Move) => row.burst_id !== null && by === 'client';
