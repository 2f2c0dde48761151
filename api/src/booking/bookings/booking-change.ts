import type { BookingStatus } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

export type Actor = 'client' | 'vendor' | 'operator' | 'system';

/** One change of a booking, as the notifications need it. */
export interface BookingChange {
  bookingId: string;
  /** Null when the booking is created. */
  from: BookingStatus | null;
  to: BookingStatus;
  by: Actor;
  note: string | null;
  /** The previous start of a moved booking; null for every other change. */
  movedFrom: Date | null;
}

/** Call it in the transaction of the change: both happen or neither. */
export type NotifyOfBooking = (trx: Kysely<Tables>, change: BookingChange) => Promise<void>;
