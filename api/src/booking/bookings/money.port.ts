import type { BookingPayment, Money, PaymentToMake } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { BookingRow } from './bookings.store';

type Trx = Kysely<Tables>;

/** A lesson taken from a prepaid package. */
export interface CreditUse {
  userId: string;
  vendorId: string;
  bookingId: string;
  minutes: number;
}

/** Payment calls that booking depends on. Calls with a `trx` run in the booking's transaction. */
export interface BookingMoney {
  /** Null: to a guest. */
  isOnlineOffered: (userId: string | null) => boolean;
  openPayment: (
    trx: Trx,
    order: { bookingId: string; userId: string | null } & Money,
  ) => Promise<PaymentToMake>;
  /** Refunds a share of the payment, 1 for all; does nothing when nothing was paid. */
  refund: (trx: Trx, bookingId: string, share: number) => Promise<void>;
  /** Turns the payment into the professional's earning. */
  earn: (trx: Trx, bookingId: string) => Promise<void>;
  paymentsOf: (db: Trx, rows: BookingRow[]) => Promise<Map<string, BookingPayment>>;
  /** False when no lesson is left. */
  useCredit: (trx: Trx, use: CreditUse) => Promise<boolean>;
  giveBackCredit: (trx: Trx, bookingId: string) => Promise<void>;
  /** Refunds the unused lessons of all packages the user has a part in. */
  endPackagesOf: (trx: Trx, userId: string) => Promise<void>;
  creditsLeft: (
    db: Trx,
    pair: { userId: string; vendorId: string; minutes: number },
  ) => Promise<number>;
}
