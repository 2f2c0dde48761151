import type { BookingKind, BookingStatus } from '@nukkad/platform/contract';

/** The two sides of a booking. */
export type Side = 'client' | 'vendor';

/** One side's contact. `userId` is null without an account, `email` without an address. */
export interface Party {
  name: string;
  userId: string | null;
  email: string | null;
}

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
