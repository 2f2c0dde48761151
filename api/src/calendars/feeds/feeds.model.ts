import type { CalendarFeed } from '@nukkad/platform/contract';
import type { NotifiedBooking, Side } from '../../booking';
import { type MessageLanguage, translated } from '../../core/language/message-language';
import { text as hi } from './feeds.hi';
import { text as kn } from './feeds.kn';
import { text as english } from './feeds.text';

export const feedWords = translated(english, { hi, kn });

export type FeedScope = CalendarFeed['scope'];

const day = 86_400_000;

/** Calendars keep what they have seen, and nobody books further ahead. */
const daysBack = 60;
const daysAhead = 400;

/** Bookings that a feed has at an instant, by their start. */
export const feedRange = (now: Date): { from: Date; until: Date } => ({
  from: new Date(now.getTime() - daysBack * day),
  until: new Date(now.getTime() + daysAhead * day),
});

/** The beginning of the day: a feed in which nothing changed is the same text, which 304 answers. */
export const stampOf = (now: Date): Date => new Date(Math.floor(now.getTime() / day) * day);

/** Whose bookings a feed has, and how they are shown. */
export interface FeedSubject {
  of: { userId: string } | { vendorId: string };
  side: Side;
  name: string;
  shown: (bookings: NotifiedBooking[]) => NotifiedBooking[];
}

/** A stored feed with the vendor id of its owner. */
interface LiveFeed {
  scope: string;
  names_clients: boolean;
  user_id: string;
  vendor_id: string | null;
}

/** Null where the owner has no practice any more. */
export function subjectOf(feed: LiveFeed, language: MessageLanguage): FeedSubject | null {
  const text = feedWords(language);
  if (feed.scope === 'mine') {
    const of = { userId: feed.user_id };
    return { of, side: 'client', name: text.name.mine, shown: (bookings) => bookings };
  }
  if (feed.vendor_id === null) return null;
  const shown: FeedSubject['shown'] = (bookings) =>
    feed.names_clients
      ? bookings
      : bookings.map((booking) => withoutClient(booking, text.someClient));
  return { of: { vendorId: feed.vendor_id }, side: 'vendor', name: text.name.practice, shown };
}

/** Names nobody, for calendars that lie with others. A visit is where the client lives. */
const withoutClient = (booking: NotifiedBooking, name: string): NotifiedBooking => ({
  ...booking,
  client: { ...booking.client, name },
  where: '',
});
