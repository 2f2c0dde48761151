import type { BookingStatus } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

export type Actor = 'client' | 'vendor' | 'operator' | 'system';

/** One change of a booking, as it is told to whom it concerns. */
export interface BookingChange {
  bookingId: string;
  /** Null where the booking begins. */
  from: BookingStatus | null;
  to: BookingStatus;
  by: Actor;
  note: string | null;
  /** Where it was before, when it was moved; the status is the same then. */
  movedFrom: Date | null;
}

/** Called in the transaction of the change: either both happen or neither. */
export type NotifyOfBooking = (trx: Kysely<Tables>, change: BookingChange) => Promise<void>;
