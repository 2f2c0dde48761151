import type { CalendarFile } from '../../core/email/emails';
import type { BookingChange } from '../bookings/booking-change';
import type { Side, ToldBooking } from './notified-booking.model';

/** What a change of a booking means to people. */
export type BookingNews =
  | 'asked'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'over'
  | 'missed';

/** One of those who are told. */
export interface Telling {
  side: Side;
  /** On their screens as well: not to whoever did it. */
  isOnScreen: boolean;
}

/** Who is told what, by letter. */
const audience: Record<BookingNews, readonly Side[]> = {
  asked: ['client', 'vendor'],
  confirmed: ['client', 'vendor'],
  moved: ['client', 'vendor'],
  declined: ['client'],
  cancelled: ['client', 'vendor'],
  expired: ['client', 'vendor'],
  over: ['client'],
  missed: ['client'],
};

const newsByState: Record<BookingChange['to'], BookingNews | null> = {
  held: null,
  requested: 'asked',
  confirmed: 'confirmed',
  declined: 'declined',
  'cancelled-by-client': 'cancelled',
  'cancelled-by-vendor': 'cancelled',
  expired: 'expired',
  completed: 'over',
  'no-show': 'missed',
};

const isNoBookingYet = (from: BookingChange['from']) => from === null || from === 'held';

/** Null for what concerns nobody: a time that was only held ends as quietly as it began. */
export function newsOf({ from, to, movedFrom }: BookingChange): BookingNews | null {
  if (movedFrom !== null) return 'moved';
  const news = newsByState[to];
  if (news === 'asked' || news === 'confirmed') return news;
  return isNoBookingYet(from) ? null : news;
}

export const tellingsOf = (news: BookingNews, by: BookingChange['by']): Telling[] =>
  audience[news].map((side) => ({ side, isOnScreen: side !== by }));

/** What people's calendars are to do about it; null where the booking never stood in them. */
export function calendarMethodOf(
  news: BookingNews,
  { wasConfirmed }: ToldBooking,
): CalendarFile['method'] | null {
  if (!wasConfirmed) return null;
  if (news === 'confirmed' || news === 'moved') return 'PUBLISH';
  return news === 'cancelled' || news === 'declined' || news === 'expired' ? 'CANCEL' : null;
}
