import type { Booking } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Asker } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, known } from '../../core/http/problems';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import type { BookingNeeds } from './bookings.deps';
import * as store from './bookings.store';

type Trx = Kysely<Tables>;

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

/** How one side changes a booking: the same for whatever it does. */
export function changing(needs: BookingNeeds) {
  const { db, once } = needs;

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
      await lockTimes(trx, seen.vendor_id);
      const { row } = await theirs(trx, id, asker);
      await work(trx, row, by);
      const changed = known(await store.bookingById(trx, id), 'There is no such booking.');
      return readBooking(trx, needs, changed, by);
    });
  }

  return { theirs, change };
}

/** What was possible until some time is not any more. */
export const tooLate = (why: string) => new ApiError('too-late', why);
