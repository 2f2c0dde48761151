import type { Booking } from '@nukkad/platform/contract';
import { named } from '../core/email/strangers.model';
import { ApiError, SlotTaken } from '../core/http/problems';
import { notify } from '../core/notifications/notify';
import { notificationTexts } from '../core/notifications/templates';
import type { PhoneRow } from '../phone-messages';
import * as hi from './coming.hi';
import * as kn from './coming.kn';
import * as english from './coming.text';
import { nothing } from './conversation.model';
import { partiesOf } from './conversations.store';
import { nextFreeTimes } from './free-times';
import {
  clientCaller,
  namedBooking,
  type Outcome,
  offered,
  type RepliesDeps,
  said,
  takenThen,
  timesToChoose,
} from './outcome';
import { text } from './replies.text';

const notifications = notificationTexts('phone-reply', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/** Tells the professional that the client comes. */
export async function come(deps: RepliesDeps, owner: PhoneRow, id: string): Promise<Outcome> {
  const booking = await openBooking(deps, owner, id);
  const it = namedBooking(owner, booking);
  const dashboard = `/${booking.vendor.profession.toLowerCase()}-dashboard`;
  return {
    state: nothing,
    answer: { text: text[owner.language].coming(it) },
    work: async (trx) => {
      const parties = await partiesOf(trx, id);
      if (!parties?.ownerId) return;
      const { start } = booking;
      const { timeZone } = parties;
      const client = named(parties.clientName ?? '');
      const words = notifications.coming({ client, start, timeZone });
      const link = `${dashboard}?booking=${id}`;
      await notify(trx, { userId: parties.ownerId, kind: 'booking', ...words, link });
    },
  };
}

export async function offerTimes(
  deps: RepliesDeps,
  owner: PhoneRow,
  bookingId: string,
): Promise<Outcome> {
  const booking = await openBooking(deps, owner, bookingId);
  const minutes = (Date.parse(booking.end) - Date.parse(booking.start)) / 60_000;
  const found = await nextFreeTimes(deps.db, booking.vendor._id, {
    ...{ minutes, most: offered, except: booking.start },
  });
  const { other } = namedBooking(owner, booking);
  const words = text[owner.language];
  if (found.times.length === 0) return said(words.noTime(other));
  return {
    state: { at: 'moving', bookingId, times: found.times },
    answer: timesToChoose(owner, words.chooseTime(other), found),
  };
}

export async function move(
  deps: RepliesDeps,
  owner: PhoneRow,
  { bookingId, start }: { bookingId: string; start: string },
  key: string,
): Promise<Outcome> {
  const words = text[owner.language];
  const caller = clientCaller(owner);
  try {
    const moved = await deps.bookings.changes.move(bookingId, { start }, { caller, key });
    const it = namedBooking(owner, moved);
    return said(moved.status === 'requested' ? words.requested(it) : words.moved(it));
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    return takenThen(words.taken, await offerTimes(deps, owner, bookingId));
  }
}

export async function askCancel(
  deps: RepliesDeps,
  owner: PhoneRow,
  bookingId: string,
): Promise<Outcome> {
  const words = text[owner.language];
  const booking = await openBooking(deps, owner, bookingId);
  const buttons = [
    { id: `yes:${bookingId}`, title: words.yesCancel },
    { id: 'no', title: words.no },
  ];
  const question = words.askCancel(namedBooking(owner, booking));
  return { state: { at: 'cancelling', bookingId }, answer: { text: question, buttons } };
}

export async function cancel(
  { bookings }: RepliesDeps,
  owner: PhoneRow,
  bookingId: string,
  key: string,
): Promise<Outcome> {
  const caller = clientCaller(owner);
  const cancelled = await bookings.changes.cancel(bookingId, {}, { caller, key });
  return said(text[owner.language].cancelled(namedBooking(owner, cancelled)));
}

/** Fails with `booking-state` for one that is over, `not-found` for one of others. */
async function openBooking(
  { bookings }: RepliesDeps,
  owner: PhoneRow,
  id: string,
): Promise<Booking> {
  const booking = await bookings.changes.read(id, clientCaller(owner));
  const isOpen = booking.status === 'requested' || booking.status === 'confirmed';
  if (isOpen && Date.parse(booking.start) > Date.now()) return booking;
  throw new ApiError('booking-state', 'The booking is over.');
}
