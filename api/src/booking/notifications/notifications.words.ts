import { formatsIn } from '../../core/language/formats';
import { type MessageLanguage, translated } from '../../core/language/message-language';
import { type NotificationWords, notificationTexts } from '../../core/notifications/templates';
import type { BookingNotification } from './booking-notification.model';
import { text as hi } from './notifications.hi';
import { text as kn } from './notifications.kn';
import { text as english, type Words } from './notifications.text';
import type { BookingInWords, Side } from './notified-booking.model';

/** Words about bookings in each language. */
export const bookingWords = translated(english, { hi, kn });

const textsIn = (language: MessageLanguage) => {
  const words = bookingWords(language);
  const onScreen = (said: Words, { start, timeZone }: BookingInWords): NotificationWords => {
    const when = formatsIn[language].formatZonedDateTime(start, timeZone);
    return { title: said.title, text: words.onScreen(said, when) };
  };
  return {
    changed: (notification: BookingNotification, side: Side, it: BookingInWords) =>
      onScreen(words.notification(notification, side, it) ?? { title: '', sentence: '' }, it),
    reminder: (hours: number, side: Side, it: BookingInWords) =>
      onScreen(words.reminder(hours, side, it), it),
  };
};

/** Notifications of bookings. A side that hears nothing of a change gets none. */
export const bookingNotifications = notificationTexts('booking', textsIn('en-IN'), {
  ...{ hi: textsIn('hi'), kn: textsIn('kn') },
});
