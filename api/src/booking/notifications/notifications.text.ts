import type { BookingKind } from '@nukkad/platform/contract';
import { named } from '../../core/email/strangers.model';
import type { BookingNotification } from './booking-notification.model';
import type { BookingInWords, NotifiedBooking, Side } from './notified-booking.model';

/** A notification's title and sentence. */
export interface Words {
  title: string;
  sentence: string;
}

type Say = (booking: BookingInWords) => Words;

const nouns: Record<BookingKind, string> = {
  appointment: 'appointment',
  consultation: 'consultation',
  trial: 'trial lesson',
  lesson: 'lesson',
  hire: 'booking',
};

const one = (kind: BookingKind) => `${/^[aeiou]/.test(nouns[kind]) ? 'an' : 'a'} ${nouns[kind]}`;
const withVendor = ({ kind, vendor }: BookingInWords) => `${nouns[kind]} with ${vendor.name}`;
const ofClient = ({ kind, client }: BookingInWords) => `${nouns[kind]} of ${client.name}`;
const withSafeNames = (it: BookingInWords): BookingInWords => ({
  ...it,
  client: { name: named(it.client.name) },
  vendor: { name: named(it.vendor.name) },
});
const isAsked = ({ status }: BookingInWords) => status === 'requested';

const toClient: Record<BookingNotification, Say> = {
  asked: (it) => ({
    title: 'Request sent',
    sentence: `We have asked ${it.vendor.name} for ${one(it.kind)} and will tell you as soon as there is an answer.`,
  }),
  confirmed: (it) => ({
    title: 'Booking confirmed',
    sentence: `Your ${withVendor(it)} is confirmed.`,
  }),
  moved: (it) => ({
    title: 'Booking moved',
    sentence: isAsked(it)
      ? `Your ${withVendor(it)} has a new time. We have asked whether it suits them.`
      : `Your ${withVendor(it)} has a new time.`,
  }),
  declined: (it) => ({
    title: 'Request declined',
    sentence: `${it.vendor.name} cannot accept your request for ${one(it.kind)}.`,
  }),
  cancelled: (it) => ({
    title: 'Booking cancelled',
    sentence:
      it.status === 'cancelled-by-client'
        ? `Your ${withVendor(it)} is cancelled, as you asked.`
        : `Your ${withVendor(it)} had to be cancelled.`,
  }),
  expired: (it) => ({
    title: 'Request not answered',
    sentence: `${it.vendor.name} has not answered your request in time, so it has ended.`,
  }),
  over: (it) => ({
    title: 'How was it?',
    sentence: `Your ${withVendor(it)} is completed. Tell others how it was.`,
  }),
  missed: (it) => ({
    title: 'Marked as missed',
    sentence: `${it.vendor.name} says you did not come to your ${nouns[it.kind]}. If that is wrong, write to our support.`,
  }),
};

const toVendor: Partial<Record<BookingNotification, Say>> = {
  asked: (it) => ({
    title: 'New request',
    sentence: `${it.client.name} asks for ${one(it.kind)}. Accept or decline it on your dashboard.`,
  }),
  confirmed: (it) => ({
    title: 'Booking confirmed',
    sentence: `The ${ofClient(it)} is confirmed.`,
  }),
  moved: (it) => ({
    title: 'Booking moved',
    sentence: isAsked(it)
      ? `The ${ofClient(it)} has a new time. Say on your dashboard whether it suits you.`
      : `The ${ofClient(it)} has a new time.`,
  }),
  cancelled: (it) => ({
    title: 'Booking cancelled',
    sentence: `The ${ofClient(it)} is cancelled.`,
  }),
  expired: (it) => ({
    title: 'Request not answered',
    sentence: `The request of ${it.client.name} has ended without an answer.`,
  }),
};

export const text = {
  /** Undefined when that side gets no such notification. */
  notification: (
    notification: BookingNotification,
    side: Side,
    it: BookingInWords,
  ): Words | undefined =>
    (side === 'client' ? toClient : toVendor)[notification]?.(withSafeNames(it)),
  reminder: (hours: number, side: Side, it: BookingInWords): Words => ({
    title: 'Reminder',
    sentence: `${side === 'client' ? `Your ${withVendor(withSafeNames(it))}` : `The ${ofClient(withSafeNames(it))}`} starts in less than ${hours} hours.`,
  }),
  /** One line for the app. */
  onScreen: ({ sentence }: Words, when: string) => `${sentence} ${when}`,
  subject: ({ title }: Words, other: string) => `${title}: ${other}`,
  greeting: (name: string) => `Hello ${name},`,
  facts: {
    when: 'When',
    before: 'Before',
    what: 'What',
    where: 'Where',
    join: 'Join by video',
    note: 'Note',
    reference: 'Reference',
  },
  link: { client: 'See, move or cancel it', vendor: 'Your dashboard' },
  /** Where nothing can be changed any more. */
  linkOfEnded: 'See the booking',
  review: 'Write a review',
  calendarSummary: (it: BookingInWords, other: string) =>
    `${isAsked(it) ? 'Requested: ' : ''}${capital(nouns[it.kind])} with ${other}`,
  calendarDescription: ({ what, joinUrl, reference }: NotifiedBooking) =>
    [what, joinUrl && `Join by video: ${joinUrl}`, `Nukkad booking ${reference}`]
      .filter((line) => line !== null)
      .join('\n'),
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
