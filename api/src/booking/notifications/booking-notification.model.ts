import type { CalendarFile } from '../../core/email/emails';
import type { BookingChange } from '../bookings/booking-change';
import type { NotifiedBooking, Side } from './notified-booking.model';

/** What a change of a booking means to people. */
export type BookingNotification =
  | 'asked'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'over'
  | 'missed';

/** One of those who are told. */
export interface NotificationRecipient {
  side: Side;
  /** On their screens as well: not to whoever did it. */
  isOnScreen: boolean;
}

/** Who is told what, by letter. */
const audience: Record<BookingNotification, readonly Side[]> = {
  asked: ['client', 'vendor'],
  confirmed: ['client', 'vendor'],
  moved: ['client', 'vendor'],
  declined: ['client'],
  cancelled: ['client', 'vendor'],
  expired: ['client', 'vendor'],
  over: ['client'],
  missed: ['client'],
};

const newsByState: Record<BookingChange['to'], BookingNotification | null> = {
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
export function bookingNotificationOf({
  from,
  to,
  movedFrom,
}: BookingChange): BookingNotification | null {
  if (movedFrom !== null) return 'moved';
  const news = newsByState[to];
  if (news === 'asked' || news === 'confirmed') return news;
  return isNoBookingYet(from) ? null : news;
}

export const notificationRecipients = (
  news: BookingNotification,
  by: BookingChange['by'],
): NotificationRecipient[] => audience[news].map((side) => ({ side, isOnScreen: side !== by }));

/** What people's calendars are to do about it; null where the booking never stood in them. */
export function calendarMethodOf(
  news: BookingNotification,
  { wasConfirmed }: NotifiedBooking,
): CalendarFile['method'] | null {
  if (!wasConfirmed) return null;
  if (news === 'confirmed' || news === 'moved') return 'PUBLISH';
  return news === 'cancelled' || news === 'declined' || news === 'expired' ? 'CANCEL' : null;
}
