import type { Booking } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError, orNotFound } from '../../core/http/problems';
import type { Message } from '../../core/language/message';
import { readBooking } from './booking.reader';
import type { Actor } from './booking-change';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { isBookingOf } from './proven';

type Trx = Kysely<Tables>;

/** One write request as received. */
export interface IdempotentRequest {
  caller: Caller;
  key: string | undefined;
}

/**
 * The caller's side of a booking; null for a stranger. A guest's booking is also that of the account
 * with the email that the guest proved.
 */
export async function sideOf(
  from: Trx,
  row: store.BookingRow,
  caller: Caller,
): Promise<Actor | null> {
  const side = namedSide(row, caller);
  const { person } = caller;
  if (side !== null || person === null || row.user_id !== null) return side;
  const own = from.selectFrom('booking').select('id').where('id', '=', row.id);
  return (await own.where(isBookingOf(person.userId)).executeTakeFirst()) ? 'client' : null;
}

/** The side that the booking itself names. */
function namedSide(row: store.BookingRow, { person, key }: Caller): Actor | null {
  if (person?.userId && person.userId === row.user_id) return 'client';
  if (person?.vendorId && person.vendorId === row.vendor_id) return 'vendor';
  if (person?.role === 'operator') return 'operator';
  return key !== null && row.key_hash === keyHash(key) ? 'client' : null;
}

/** Checks and runs a change of a booking, alike for every change and both sides. */
export function changeAuthorizer(deps: BookingDeps) {
  const { db, idempotent } = deps;

  /** The booking and the caller's side of it. */
  async function theirs(from: Trx, id: string, caller: Caller) {
    const row = await store.bookingById(from, id);
    const by = row && (await sideOf(from, row, caller));
    if (!row || !by) throw new ApiError('not-found', 'There is no such booking.');
    return { row, by };
  }

  /** Runs one change, once per idempotency key, under the lock of the vendor's times. */
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

/** The deadline for this action has passed. */
export const tooLate = (why: Message) => new ApiError('too-late', why);
