import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import type { Transition } from './states.model';
import { applyTransition } from './transition';

type Deps = Pick<BookingDeps, 'db' | 'money' | 'notifyOfBooking'>;

/** Ends a vendor's expired holds. Call it under `lockTimes`. */
export async function expireDueHolds(
  trx: Kysely<Tables>,
  deps: Pick<BookingDeps, 'notifyOfBooking'>,
  vendorId: string,
): Promise<void> {
  for (const hold of await store.dueHolds(trx, vendorId)) {
    await applyTransition(trx, deps, hold, 'expire', { by: 'system' });
  }
}

const batch = 100;

/**
 * Expires due holds and unanswered requests, and completes confirmed bookings that are over.
 * Returns the number settled. Safe to run in several processes.
 */
export async function settleDueBookings(deps: Deps): Promise<number> {
  const due = await deps.db
    .selectFrom('booking')
    .select(['id', 'vendor_id', 'status'])
    .where((row) =>
      row.or([
        row.and([
          row('status', 'in', ['held', 'requested']),
          row('expires_at', '<=', sql<Date>`now()`),
        ]),
        row.and([row('status', '=', 'confirmed'), row('ends_at', '<=', longOver)]),
      ]),
    )
    .orderBy('id')
    .limit(batch)
    .execute();
  for (const { id, vendor_id } of due) await settleOne(deps, id, vendor_id);
  return due.length;
}

const longOver = sql<Date>`now() - ${limits.completeAfterHours}::int * interval '1 hour'`;

async function settleOne(
  { db, money, notifyOfBooking }: Deps,
  id: string,
  vendorId: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockTimes(trx, vendorId);
    const row = await store.bookingById(trx, id);
    const transition = row && dueTransition(row);
    if (!row || !transition) return;
    await applyTransition(trx, { notifyOfBooking }, row, transition, { by: 'system' });
    if (transition === 'complete') await money.earn(trx, id);
    if (row.status === 'requested') {
      await money.refund(trx, id, 1);
      await money.giveBackCredit(trx, id);
    }
  });
}

/** The due transition of a booking, which may have changed since it was found. */
function dueTransition({ status, expires_at, ends_at }: store.BookingRow): Transition | null {
  const now = Date.now();
  if (status === 'confirmed') {
    return ends_at.getTime() + limits.completeAfterHours * 3_600_000 <= now ? 'complete' : null;
  }
  const isDue = expires_at !== null && expires_at.getTime() <= now;
  return isDue && (status === 'held' || status === 'requested') ? 'expire' : null;
}
