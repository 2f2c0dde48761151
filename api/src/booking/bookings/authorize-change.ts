import type { Booking } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, orNotFound } from '../../core/http/problems';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';

type Trx = Kysely<Tables>;

/** One write as it came. */
export interface IdempotentRequest {
  caller: Caller;
  key: string | undefined;
}

/** Which side of a booking somebody is on; null for a stranger. */
export function sideOf(row: store.BookingRow, { person, key }: Caller): Actor | null {
  if (person?.userId && person.userId === row.user_id) return 'client';
  if (person?.vendorId && person.vendorId === row.vendor_id) return 'vendor';
  if (person?.role === 'operator') return 'operator';
  return key !== null && row.key_hash === keyHash(key) ? 'client' : null;
}

/** How one side changes a booking: the same for whatever it does. */
export function changeAuthorizer(deps: BookingDeps) {
  const { db, idempotent } = deps;

  /** The booking, for somebody who has to do with it. */
  async function theirs(from: Trx, id: string, caller: Caller) {
    const row = await store.bookingById(from, id);
    const by = row && sideOf(row, caller);
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
    { caller, key }: IdempotentRequest,
    work: (trx: Trx, row: store.BookingRow, by: Actor) => Promise<void>,
  ): Promise<Booking> {
    const { row: seen, by } = await theirs(db, id, caller);
    const write = { call, key, body: { id, by: caller.person?.userId, ...body } };
    return idempotent(write, async (trx) => {
      await lockTimes(trx, seen.vendor_id);
      const { row } = await theirs(trx, id, caller);
      await work(trx, row, by);
      const changed = orNotFound(await store.bookingById(trx, id), 'There is no such booking.');
      return readBooking(trx, deps, changed, by);
    });
  }

  return { theirs, change };
}

/** What was possible until some time is not any more. */
export const tooLate = (why: string) => new ApiError('too-late', why);
