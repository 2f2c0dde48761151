import type { PhoneTemplate } from '../../core/db/table-overrides';
import type { CalendarFile } from '../../core/email/emails';
import type { BookingChange } from '../bookings/booking-change';
import type { NotifiedBooking, Side } from './notified-booking.model';

/** Kinds of booking notification. */
export type BookingNotification =
  | 'asked'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'over'
  | 'missed';

export interface NotificationRecipient {
  side: Side;
  /** Also notify in the app; not the side that made the change. */
  isOnScreen: boolean;
}

/** The sides that get an email for each kind. */
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

const notificationByState: Record<BookingChange['to'], BookingNotification | null> = {
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

/** Null when there is nothing to notify: a hold that ends without a booking is silent. */
export function bookingNotificationOf({
  from,
  to,
  movedFrom,
}: BookingChange): BookingNotification | null {
  if (movedFrom !== null) return 'moved';
  const notification = notificationByState[to];
  if (notification === 'asked' || notification === 'confirmed') return notification;
  return isNoBookingYet(from) ? null : notification;
}

const templates: Partial<Record<BookingNotification, PhoneTemplate>> = {
  confirmed: 'booking-confirmed',
  moved: 'booking-moved',
  cancelled: 'booking-cancelled',
};

/**
 * The message to the recipient's telephone; undefined for none. Whoever made the change knows it;
 * a client's own booking is confirmed to them, as what they can reply to.
 */
export function phoneTemplateOf(
  notification: BookingNotification,
  { side, isOnScreen }: NotificationRecipient,
): PhoneTemplate | undefined {
  const template = templates[notification];
  const isOwn = side === 'client' && template === 'booking-confirmed';
  return isOnScreen || isOwn ? template : undefined;
}

export const notificationRecipients = (
  notification: BookingNotification,
  by: BookingChange['by'],
): NotificationRecipient[] =>
  audience[notification].map((side) => ({ side, isOnScreen: side !== by }));

/** The iCalendar method for the recipients' calendars; null when the booking was never in them. */
export function calendarMethodOf(
  notification: BookingNotification,
  { wasConfirmed }: NotifiedBooking,
): CalendarFile['method'] | null {
  if (!wasConfirmed) return null;
  if (notification === 'confirmed' || notification === 'moved') return 'PUBLISH';
  return notification === 'cancelled' || notification === 'declined' || notification === 'expired'
    ? 'CANCEL'
    : null;
}
