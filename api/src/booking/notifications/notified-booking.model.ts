import type { BookingKind, BookingStatus } from '@nukkad/platform/contract';
import type { MessageLanguage } from '../../core/language/message-language';

/** The two sides of a booking. */
export type Side = 'client' | 'vendor';

/** One side's contact. `userId` is null without an account, `email` without an address. */
export interface Party {
  name: string;
  userId: string | null;
  email: string | null;
  /** In which they are written to. */
  language: MessageLanguage;
}

/** What sentences about a booking are made of; JSON holds it, with the start as text. */
export interface BookingInWords {
  kind: BookingKind;
  status: BookingStatus;
  start: Date | string;
  timeZone: string;
  client: { name: string };
  vendor: { name: string };
}

export const inWords = (booking: NotifiedBooking): BookingInWords => ({
  ...{ kind: booking.kind, status: booking.status, timeZone: booking.timeZone },
  start: booking.start.toISOString(),
  client: { name: booking.client.name },
  vendor: { name: booking.vendor.name },
});

/** A booking as notifications need it. */
export interface NotifiedBooking {
  id: string;
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  start: Date;
  end: Date;
  timeZone: string;
  /** Name of the service, if there is one. */
  what: string | null;
  where: string;
  /** Link to the video call; null for other bookings. */
  joinUrl: string | null;
  /** Number of changes since it was created. */
  changes: number;
  /** Has ever been confirmed, so that it is in the recipients' calendars. */
  wasConfirmed: boolean;
  series: { id: string; position: number } | null;
  client: Party;
  vendor: Party;
  /** Path of the professional's dashboard. */
  dashboard: string;
}

/** The other side, as this side sees it. */
export const otherOf = ({ client, vendor }: NotifiedBooking, side: Side): Party =>
  side === 'client' ? vendor : client;
