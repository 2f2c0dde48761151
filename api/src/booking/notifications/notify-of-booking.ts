import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { BookingChange, TellOfBooking } from '../bookings/booking-change';
import { calendarOf } from './booking-calendar';
import {
  type BookingNews,
  calendarMethodOf,
  newsOf,
  type Telling,
  tellingsOf,
} from './booking-notification.model';
import type { Links } from './links';
import { text } from './notifications.text';
import type { ToldBooking } from './notified-booking.model';
import { lessonsOf, toldBookings } from './notified-booking.store';
import { tellSide } from './notify-side';

/**
 * What tells people of changes of a booking, by letter and on their screens. Call it when the
 * booking and its event are written; of a new series once, for its first lesson, when the others
 * are there.
 */
export function bookingNews(links: Links): TellOfBooking {
  return async (trx, change) => {
    const news = newsOf(change);
    const [booking] = news ? await toldBookings(trx, [change.bookingId]) : [];
    if (!news || !booking) return;
    const isFirst = change.from === null || change.from === 'held';
    const lessons = isFirst && booking.series ? await lessonsOf(trx, booking.series.id) : [booking];
    const occasion = { news, change, booking, lessons };
    for (const telling of tellingsOf(news, change.by)) await tell(trx, links, occasion, telling);
  };
}

interface Occasion {
  news: BookingNews;
  change: BookingChange;
  booking: ToldBooking;
  /** All that are told of at once. */
  lessons: ToldBooking[];
}

async function tell(
  trx: Kysely<Tables>,
  links: Links,
  { news, change, booking, lessons }: Occasion,
  { side, isOnScreen }: Telling,
): Promise<void> {
  const words = text.news(news, side, booking);
  // Only somebody with an account can write a review.
  if (!words || (news === 'over' && booking[side].userId === null)) return;
  const method = calendarMethodOf(news, booking);
  await tellSide(trx, links, booking, side, {
    ...{ words, isOnScreen, lessons, note: change.note, movedFrom: change.movedFrom },
    ...(news === 'over' && { linkLabel: text.review }),
    ...(method && { calendar: calendarOf(lessons, side, links, method) }),
  });
}
