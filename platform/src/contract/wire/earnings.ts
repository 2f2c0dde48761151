import type { Money } from './directory';

/** `balance` is what a payout would pay; of each currency one. */
export interface Earnings {
  balance: Money[];
  /** Of bookings to come, or of lessons not had yet: not the professional's yet. */
  held: Money[];
  /** Paid out in the last thirty days. */
  paidOut: Money[];
  entries: EarningEntry[];
  next: string | null;
}

/**
 * `paid` by somebody, online or at the visit; `earned`: what was paid online is the professional's,
 * as the visit is over; `refunded` to who paid; `paid-out` to the professional.
 */
export type EarningKind = 'earned' | 'paid' | 'refunded' | 'paid-out';

/** One movement of money, the latest first. */
export interface EarningEntry {
  _id: string;
  at: string;
  kind: EarningKind;
  /** Positive towards the professional. */
  amount: Money;
  /** Who paid; null of a payout. */
  name: string | null;
  bookingId: string | null;
  /** `NK-B-000123`, or the number of a package or payout. */
  reference: string;
  /** Has an invoice to print. */
  hasInvoice: boolean;
}

/** What somebody was charged, to be printed. */
export interface Invoice {
  /** `NK-I-000123` */
  number: string;
  at: string;
  from: { name: string; address: string };
  to: { name: string; city: string | null };
  lines: { what: string; amount: Money }[];
  total: Money;
  /** No money has moved: it came from the test provider. */
  isTest: boolean;
}

export interface Payout {
  _id: string;
  amount: Money;
  at: string;
  isTest: boolean;
}
