import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { BookingChange, NotifyOfBooking } from '../bookings/booking-change';
import { calendarOf } from './booking-calendar';
import {
  type BookingNotification,
  bookingNotificationOf,
  calendarMethodOf,
  type NotificationRecipient,
  notificationRecipients,
  phoneTemplateOf,
} from './booking-notification.model';
import type { Links } from './links';
import { bookingNotifications, bookingWords } from './notifications.words';
import { inWords, type NotifiedBooking } from './notified-booking.model';
import { lessonsOf, notifiedBookings } from './notified-booking.store';
import { notifySide } from './notify-side';

/**
 * Returns the function that notifies of booking changes, by email and in the app. Call it after the
 * booking and its event are written; for a new series once, with its first lesson, when the others
 * exist.
 */
export function bookingNotifier(links: Links): NotifyOfBooking {
  return async (trx, change) => {
    const notification = bookingNotificationOf(change);
    const [booking] = notification ? await notifiedBookings(trx, [change.bookingId]) : [];
    if (!notification || !booking) return;
    const isFirst = change.from === null || change.from === 'held';
    const lessons = isFirst && booking.series ? await lessonsOf(trx, booking.series.id) : [booking];
    const occasion = { notification, change, booking, lessons };
    for (const recipient of notificationRecipients(notification, change.by))
      await notifyOfBooking(trx, links, occasion, recipient);
  };
}

interface Occasion {
  notification: BookingNotification;
  change: BookingChange;
  booking: NotifiedBooking;
  /** All lessons covered by one notification. */
  lessons: NotifiedBooking[];
}

async function notifyOfBooking(
  trx: Kysely<Tables>,
  links: Links,
  { notification, change, booking, lessons }: Occasion,
  recipient: NotificationRecipient,
): Promise<void> {
  const { side, isOnScreen } = recipient;
  const words = bookingWords(booking[side].language).notification(notification, side, booking);
  // Writing a review requires an account.
  if (!words || (notification === 'over' && booking[side].userId === null)) return;
  const onScreen = bookingNotifications.changed(notification, side, inWords(booking));
  const method = calendarMethodOf(notification, booking);
  await notifySide(trx, links, booking, side, {
    ...{ words, lessons, note: change.note, movedFrom: change.movedFrom },
    onScreen: isOnScreen ? onScreen : null,
    phone: phoneTemplateOf(notification, recipient),
    isForReview: notification === 'over',
    ...(method && { calendar: calendarOf(lessons, side, links, method) }),
  });
}
