import { type BookingMade, type BookingOrder, limits, messages } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { lockTimes } from '../../availability';
import type { Tables } from '../../core/db/tables.generated';
import type { Caller } from '../../core/guest-tokens/caller';
import { keyHash } from '../../core/guest-tokens/key-hash';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { asMessage } from '../../core/language/message';
import type { Proof } from '../../identity';
import { readBooking } from './booking.reader';
import { type BookingClient, bookingClient, proveClient } from './booking-client';
import type { BookingDeps } from './bookings.deps';
import * as store from './bookings.store';
import { confirmHold, notifyOfNew } from './confirm-hold';
import type { GuestBurst } from './guest-bursts';
import { expired } from './holds.service';
import { liveHold } from './live-hold';
import { payingByOf } from './offer.model';
import { isSeries, orderProblem } from './order-problem.model';
import { bookSeries } from './series';
import { usesTrial } from './states.model';
import { offerFreedTime } from './waitlist.store';

type Trx = Kysely<Tables>;

/** A booking order as received, with what is known of the caller. */
export interface BookingRequest {
  order: BookingOrder;
  caller: Caller;
  /** Proof of a guest's email. */
  proof: Proof | null;
  /** Null when the booking is within the limit and confirmed as usual. */
  burst: GuestBurst | null;
}

type Made = Pick<BookingMade, 'booking' | 'payment'>;

/** Turns a hold into a booking, under the lock of the vendor's times. */
export async function makeBooking(
  trx: Trx,
  deps: BookingDeps,
  request: BookingRequest,
): Promise<Made> {
  const { order, caller } = request;
  const found = await liveHold(trx, deps, order.holdId, caller);
  await lockTimes(trx, found.vendor_id);
  const hold = await liveHold(trx, deps, order.holdId, caller);
  // A guest who logged in after placing the hold becomes the client.
  const userId = hold.user_id ?? caller.person?.userId ?? null;
  const isProved = await proveClient(trx, deps, request);
  const client = await bookingClient(trx, order, caller);
  await mustBePossible(trx, deps, { ...hold, user_id: userId }, { order, client });
  const details = {
    ...client,
    user_id: userId,
    key_hash: caller.person ? null : keyHash(deps.keys.keyOf(hold.id)),
    reason: order.reason ?? null,
    address: order.address ? JSON.stringify(order.address) : null,
    paying_by: order.payingBy,
  };
  if (order.payingBy === 'online') return keepUntilPaid(trx, deps, hold, details);
  return bookAtOnce(trx, deps, { request, hold, details, isProved });
}

async function mustBePossible(
  trx: Trx,
  { money }: BookingDeps,
  hold: store.BookingRow,
  { order, client }: { order: BookingOrder; client: BookingClient },
): Promise<void> {
  const problem = orderProblem(hold.kind, order);
  if (problem) throw notValid(problem);
  if (hold.kind === 'trial') await mustBeFirstTrial(trx, hold, client);
  const ways = payingByOf({
    fee: feeOf(hold),
    isOnlineOffered: money.isOnlineOffered(hold.user_id),
    // `useCredit` checks whether a lesson is left.
    credits: hold.user_id !== null && hold.kind === 'lesson' ? 1 : 0,
  });
  if (!ways.includes(order.payingBy)) {
    throw notValid({ payingBy: asMessage(`must be ${ways.join(' or ')}`) });
  }
}

async function mustBeFirstTrial(
  trx: Trx,
  { vendor_id, user_id: userId }: store.BookingRow,
  { client_phone: phone }: BookingClient,
): Promise<void> {
  if (!(await store.hasHadTrial(trx, vendor_id, { userId, phone }, usesTrial))) return;
  throw new ApiError('trial-used', 'You have already had a trial lesson with them.');
}

/** A booking paid for online stays a hold until the payment arrives. */
async function keepUntilPaid(
  trx: Trx,
  deps: BookingDeps,
  hold: store.BookingRow,
  details: store.BookingChanges & { user_id: string | null },
): Promise<Made> {
  const waiting = await store.changeBooking(trx, hold, details);
  if (!waiting) throw expired();
  const { amount, currency } = feeOf(hold) ?? { amount: 0, currency: 'INR' };
  const payment = await deps.money.openPayment(trx, {
    bookingId: hold.id,
    userId: details.user_id,
    amount,
    currency,
  });
  return { booking: await readBooking(trx, deps, waiting, 'client'), payment };
}

interface AtOnce {
  request: BookingRequest;
  hold: store.BookingRow;
  details: store.BookingChanges;
  isProved: boolean;
}

async function bookAtOnce(
  trx: Trx,
  deps: BookingDeps,
  { request: { order, caller, burst }, hold, details, isProved }: AtOnce,
): Promise<Made> {
  if (!isProved) await mustBeFewUnproved(trx, hold.vendor_id, order);
  const made = await confirmHold(
    trx,
    hold,
    { actor: 'client', id: caller.person?.userId ?? null, isKnown: isProved && burst === null },
    details,
  );
  const useCredit = (row: store.BookingRow) => useLesson(trx, deps, row);
  if (order.payingBy === 'credit') await useCredit(made);
  const { weeks = 1, skip = [] } = order;
  if (isSeries(order)) await bookSeries(trx, made, { weeks, skip, useCredit });
  if (burst) await waitWithoutTime(trx, made, deps.keys.burstIdOf(burst));
  await notifyOfNew(trx, deps, made, 'client');
  const row = (await store.bookingById(trx, made.id)) ?? made;
  return { booking: await readBooking(trx, deps, row, 'client'), payment: null };
}

/**
 * Limits open requests of unproved guests, each for one time, so that invented ones fill no diary.
 */
async function mustBeFewUnproved(trx: Trx, vendorId: string, order: BookingOrder): Promise<void> {
  const open = await store.unprovedRequests(trx, vendorId);
  if (isSeries(order) || open >= limits.unprovedRequestsMost) {
    throw notValid({ 'client.email': messages.emailToBook });
  }
}

async function useLesson(trx: Trx, { money }: BookingDeps, row: store.BookingRow): Promise<void> {
  const minutes = (row.ends_at.getTime() - row.starts_at.getTime()) / 60_000;
  const { user_id: userId, vendor_id: vendorId, id: bookingId } = row;
  const isUsed =
    userId !== null && (await money.useCredit(trx, { userId, vendorId, bookingId, minutes }));
  if (!isUsed) throw notValid({ payingBy: 'there is no lesson left' });
}

/** Requests of a burst occupy no time, so that a burst cannot fill a diary: others can book it. */
async function waitWithoutTime(trx: Trx, made: store.BookingRow, burstId: string): Promise<void> {
  for (const row of await store.markBurst(trx, made.id, burstId)) {
    await store.freeCells(trx, row.id);
    await offerFreedTime(trx, row);
  }
}

const feeOf = ({ fee_amount, fee_currency }: store.BookingRow) =>
  fee_amount === null || fee_currency === null
    ? null
    : { amount: fee_amount, currency: fee_currency };
