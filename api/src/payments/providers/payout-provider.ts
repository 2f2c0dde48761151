import type { IncomingHttpHeaders } from 'node:http';
import type { Money } from '@nukkad/platform/contract';

/** Where a payout goes, as its owner gave it. */
export type AccountDetails =
  | { kind: 'bank'; holder: string; ifsc: string; number: string }
  | { kind: 'vpa'; holder: string; vpa: string };

/**
 * Whether an account exists; `unclear`: the bank could not be asked. `registeredName`: the holder by
 * the bank; null: it named none, so that it is not known whose account it is. `accepted`: a test, in
 * which no bank is asked.
 */
export type CheckStanding =
  | { state: 'pending'; ref: string }
  | { state: 'accepted'; ref: string }
  | { state: 'active'; ref: string; registeredName: string | null }
  | { state: 'invalid'; ref: string; reason: string }
  | { state: 'unclear'; ref: string; reason: string };

/** Where a payout stands. `returned`: it failed, or the bank gave it back. */
export type PayoutStanding =
  | { state: 'sent'; ref: string | null }
  | { state: 'paid'; ref: string | null; bankRef: string | null }
  | { state: 'returned'; ref: string | null; reason: string };

export interface PayoutOrder extends Money {
  /** Our own id, by which the provider's events name the payout. */
  id: string;
  kind: AccountDetails['kind'];
  /** The provider's own id of the account. */
  fundAccount: string;
}

export interface PayoutNews {
  payoutId: string;
  standing: PayoutStanding;
}

export type PayoutEvent = PayoutNews | { checkRef: string; standing: CheckStanding };

/** Verifies accounts and pays to them. Calls fail as those of a `PaymentProvider`. */
export interface PayoutProvider {
  name: string;
  /** Makes the account known; idempotent by what is given. Returns the provider's own id of it. */
  addAccount: (owner: { id: string }, details: AccountDetails) => Promise<string>;
  /** Asks the bank whether the account exists; a repeat asks once more. */
  checkAccount: (fundAccount: string, kind: AccountDetails['kind']) => Promise<CheckStanding>;
  lookUpCheck: (checkRef: string) => Promise<CheckStanding>;
  /** Idempotent by the id of the payout. */
  payOut: (order: PayoutOrder) => Promise<PayoutStanding>;
  /** Undefined: the provider has no such payout. */
  lookUpPayout: (payoutId: string) => Promise<PayoutStanding | undefined>;
  /** What banks gave back of payouts that were made since then. */
  reversedSince: (since: Date) => Promise<PayoutNews[]>;
  readWebhook: (
    headers: IncomingHttpHeaders,
    rawBody: Buffer,
  ) => 'forged' | 'irrelevant' | PayoutEvent;
}
