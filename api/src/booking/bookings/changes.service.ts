import type { Booking, CancelOrder, DeletionTerms } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { changeAuthorizer, type IdempotentRequest, tooLate } from './authorize-change';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { cancelAll } from './cancel-all';
import { deletionTerms } from './deletion-terms';
import { movesService } from './moves.service';
import { giveBack, settleCancelled } from './settle-cancelled';
import type { Transition } from './states.model';
import { applyTransition } from './transition';

export type ChangesService = ReturnType<typeof changesService>;

type Trx = Kysely<Tables>;

/** Changes of bookings after they are made. */
export function changesService(deps: BookingDeps) {
  const { db, money } = deps;
  const { theirs, change } = changeAuthorizer(deps);
  const { move } = movesService(deps);

  async function step(
    trx: Trx,
    row: store.BookingRow,
    transition: Transition,
    by: Actor,
    { caller, note = null }: { caller: Caller; note?: string | null },
  ) {
    const doing = { by, byId: caller.person?.userId ?? null, note };
    return applyTransition(trx, deps, row, transition, doing, note === null ? {} : { cause: note });
  }

  async function cancelOne(
    trx: Trx,
    row: store.BookingRow,
    by: Actor,
    caller: Caller,
    note: string | null,
  ) {
    if (row.starts_at.getTime() <= Date.now()) throw tooLate('It has begun already.');
    await step(trx, row, 'cancel', by, { caller, note });
    await settleCancelled(trx, deps, row, by);
  }

  return {
    async read(id: string, caller: Caller): Promise<Booking> {
      const { row, by } = await theirs(db, id, caller);
      return readBooking(db, deps, row, by);
    },

    /** Fails with `booking-state`, `too-late`, or `validation` for a professional without a reason. */
    cancel: (id: string, order: CancelOrder, how: IdempotentRequest) =>
      change('cancelBooking', id, order, how, async (trx, row, by) => {
        if (by !== 'client' && order.reason === undefined) throw reasonMissing();
        const note = order.reason ?? null;
        await cancelOne(trx, row, by, how.caller, note);
        if (order.scope !== 'following') return;
        for (const later of await laterInSeries(trx, row)) {
          await cancelOne(trx, later, by, how.caller, note);
        }
      }),

    move,

    accept: (id: string, how: IdempotentRequest) =>
      change('acceptBooking', id, {}, how, async (trx, row, by) => {
        await step(trx, row, 'accept', mustBeVendor(by), how);
      }),

    reject: (id: string, reason: string, how: IdempotentRequest) =>
      change('rejectBooking', id, { reason }, how, async (trx, row, by) => {
        await step(trx, row, 'decline', mustBeVendor(by), { ...how, note: reason });
        await giveBack(trx, deps, row.id);
      }),

    /** Repeating it finds nothing left to decline. Fails with `vendor-unknown`. */
    rejectBurst: (burstId: string, reason: string, caller: Caller): Promise<{ rejected: number }> =>
      db.transaction().execute(async (trx) => {
        const vendorId = caller.person?.vendorId;
        if (!vendorId) throw new ApiError('vendor-unknown', 'You have no page yet.');
        await lockTimes(trx, vendorId);
        const rows = await store.requestsOfBurst(trx, { vendorId, burstId });
        for (const row of rows) {
          await step(trx, row, 'decline', 'vendor', { caller, note: reason });
          await giveBack(trx, deps, row.id);
        }
        return { rejected: rows.length };
      }),

    complete: (id: string, how: IdempotentRequest) =>
      change('completeBooking', id, {}, how, async (trx, row, by) => {
        mustHaveBegun(row);
        await step(trx, row, 'complete', mustBeVendor(by), how);
        await money.earn(trx, row.id);
      }),

    miss: (id: string, how: IdempotentRequest) =>
      change('missBooking', id, {}, how, async (trx, row, by) => {
        mustHaveBegun(row);
        await step(trx, row, 'miss', mustBeVendor(by), how);
        await money.earn(trx, row.id);
      }),

    /** Cancels all future bookings of a departing user, by the policy of each booking. */
    cancelAllOf: (trx: Trx, userId: string): Promise<void> => cancelAll(trx, deps, userId),

    /** A preview of `cancelAllOf`: the cancellations and refunds, without doing them. */
    deletionTerms: (userId: string): Promise<DeletionTerms> =>
      deletionTerms(db, userId, (trx) =>
        cancelAll(trx, { money, notifyOfBooking: untold }, userId),
      ),
  };
}

const untold = async () => undefined;

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
    throw new ApiError('booking-state', 'You can do this once it has started.');
  }
}

function reasonMissing(): ApiError {
  const rule = 'Say why, so that your client knows.';
  return notValid({ reason: rule });
}
