import type { BookingKind, BookingStatus } from '@nukkad/platform/contract';

/** The two whom a booking concerns. */
export type Side = 'client' | 'vendor';

/** One of the two. `userId` is null without an account, `email` without an address. */
export interface Party {
  name: string;
  userId: string | null;
  email: string | null;
}

/** What is told of a booking. */
export interface NotifiedBooking {
  id: string;
  reference: string;
  kind: BookingKind;
  status: BookingStatus;
  start: Date;
  end: Date;
  timeZone: string;
  /** Name of the service, where there is one. */
  what: string | null;
  where: string;
  /** Where it is held by video; null where it is not. */
  joinUrl: string | null;
  /** How often it has changed since it began. */
  changes: number;
  /** Has been, at some time: it stands in people's calendars. */
  wasConfirmed: boolean;
  series: { id: string; position: number } | null;
  client: Party;
  vendor: Party;
  /** Path of the professional's own pages. */
  dashboard: string;
}

/** The other one, as this side reads of them. */
export const otherOf = ({ client, vendor }: NotifiedBooking, side: Side): Party =>
  side === 'client' ? vendor : client;
