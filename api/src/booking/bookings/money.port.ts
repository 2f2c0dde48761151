import type { BookingPayment, Money, PaymentToMake } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { BookingRow } from './bookings.store';

type Trx = Kysely<Tables>;

/** A lesson somebody wants to have for one they have paid for before. */
export interface CreditUse {
  userId: string;
  vendorId: string;
  bookingId: string;
  minutes: number;
}

/** What booking asks of money. Everything with a `trx` happens in the booking's transaction. */
export interface BookingMoney {
  isOnlineOffered: boolean;
  openPayment: (
    trx: Trx,
    order: { bookingId: string; userId: string | null } & Money,
  ) => Promise<PaymentToMake>;
  /** Gives back a share of what was paid, 1 for all; nothing where nothing was. */
  refund: (trx: Trx, bookingId: string, share: number) => Promise<void>;
  /** What was paid becomes the professional's. */
  earn: (trx: Trx, bookingId: string) => Promise<void>;
  paymentsOf: (db: Trx, rows: BookingRow[]) => Promise<Map<string, BookingPayment>>;
  /** False when there is no lesson left. */
  useCredit: (trx: Trx, use: CreditUse) => Promise<boolean>;
  giveBackCredit: (trx: Trx, bookingId: string) => Promise<void>;
  /** Pays back the lessons nobody has had of the packages in which somebody has a part. */
  endPackagesOf: (trx: Trx, userId: string) => Promise<void>;
  creditsLeft: (
    db: Trx,
    pair: { userId: string; vendorId: string; minutes: number },
  ) => Promise<number>;
}
