import type { CalendarFile } from '../../core/email/emails';
import { sourceLanguage } from '../../core/language/message-language';
import { type CalendarEntry, calendarText } from './calendar-file';
import type { Links } from './links';
import { bookingWords } from './notifications.words';
import { type NotifiedBooking, otherOf, type Side } from './notified-booking.model';

/** Bookings as a calendar file for one side, in its language. */
export function calendarOf(
  bookings: NotifiedBooking[],
  side: Side,
  links: Links,
  method: CalendarFile['method'],
): CalendarFile {
  const language = bookings[0]?.[side].language ?? sourceLanguage;
  const entries = entriesOf(bookings, side, links);
  return { method, text: calendarText(method, entries, new Date(), { language }) };
}

/** Bookings as entries of one side's calendar. */
export const entriesOf = (bookings: NotifiedBooking[], side: Side, links: Links): CalendarEntry[] =>
  bookings.map((booking) => entryOf(booking, side, links));

const statusOf = ({ status }: NotifiedBooking): CalendarEntry['status'] => {
  if (status === 'requested') return 'TENTATIVE';
  return isOff(status) ? 'CANCELLED' : 'CONFIRMED';
};

/** The booking does not take place. */
export const isOff = (status: NotifiedBooking['status']): boolean =>
  ['declined', 'expired', 'cancelled-by-client', 'cancelled-by-vendor'].includes(status);

const entryOf = (booking: NotifiedBooking, side: Side, links: Links): CalendarEntry => ({
  uid: booking.id,
  sequence: booking.changes,
  status: statusOf(booking),
  start: booking.start,
  end: booking.end,
  summary: bookingWords(booking[side].language).calendarSummary(
    booking,
    otherOf(booking, side).name,
  ),
  location: booking.where,
  description: bookingWords(booking[side].language).calendarDescription(booking),
  // Calendars are shared with others, so the link carries no guest key.
  url: links.addressOf(booking, side),
  organizer: booking.vendor.name,
});
