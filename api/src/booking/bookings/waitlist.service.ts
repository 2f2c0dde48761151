import { dayIn } from '@nukkad/platform/calendar';
import type { WaitlistEntry, WaitlistOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { bookedVendors } from '../../directory';
import type { BookingDeps } from './bookings.deps';
import * as bookings from './bookings.store';
import { applyTransition } from './transition';
import { addEntry, entriesOf, removeEntry } from './waitlist.store';

export type WaitlistService = ReturnType<typeof waitlistService>;

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/** Users who wait for a time to become free. */
export function waitlistService(deps: BookingDeps) {
  const { db, idempotent } = deps;

  async function toEntries(from: Kysely<Tables>, rows: Entry[]): Promise<WaitlistEntry[]> {
    const vendors = await bookedVendors(
      from,
      rows.map(({ vendor_id }) => vendor_id),
    );
    return rows.flatMap((row) => {
      const vendor = vendors.get(row.vendor_id);
      if (!vendor) return [];
      const { id: _id, kind, day: date, starts_at, expires_at } = row;
      const isOpen = row.state === 'offered' && row.hold_status === 'held';
      const isLive = isOpen && expires_at !== null && expires_at.getTime() > Date.now();
      const state = row.state === 'offered' && !isLive ? 'missed' : row.state;
      const offer =
        isLive && starts_at && expires_at
          ? { start: starts_at.toISOString(), until: expires_at.toISOString() }
          : null;
      return [{ _id, vendor, kind, date, state, offer }];
    });
  }

  return {
    /** Fails with `vendor-unknown`, or `validation` for a day that is over. */
    async join(
      { vendorId, kind, date }: WaitlistOrder,
      userId: string,
      key: string | undefined,
    ): Promise<WaitlistEntry> {
      const seller = await bookings.sellerOf(db, vendorId);
      if (!seller) throw new ApiError('vendor-unknown', 'There is no such professional.');
      if (date < dayIn(new Date(), seller.timeZone)) {
        throw notValid({ date: 'must not be over' });
      }
      const body = { vendorId, kind, date, userId };
      return idempotent({ call: 'joinWaitlist', key, body }, async (trx) => {
        // The time offered for an earlier entry may be claimed concurrently.
        await lockTimes(trx, vendorId);
        const entry = await addEntry(trx, { vendorId, userId, kind, day: date });
        const [joined] = await toEntries(trx, entry ? [entry] : []);
        return orNotFound(joined, 'There is no such entry.');
      });
    },

    async list(userId: string): Promise<WaitlistEntry[]> {
      return toEntries(db, await entriesOf(db, userId));
    },

    /** A time offered to the leaving user goes to the next in line. Fails with `not-found`. */
    async leave(id: string, userId: string): Promise<void> {
      const entry = (await entriesOf(db, userId)).find((row) => row.id === id);
      if (!entry) throw new ApiError('not-found', 'There is no such entry.');
      await db.transaction().execute(async (trx) => {
        await lockTimes(trx, entry.vendor_id);
        const hold =
          entry.hold_id === null ? undefined : await bookings.bookingById(trx, entry.hold_id);
        if (!(await removeEntry(trx, userId, id)))
          throw new ApiError('not-found', 'There is no such entry.');
        if (hold?.status === 'held')
          await applyTransition(trx, deps, hold, 'expire', { by: 'client' });
      });
    },
  };
}
