import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import type { OneTimeCodesService } from '../one-time-codes/one-time-codes.service';
import type { Passwords } from '../passwords/passwords';

/** What a professional tells of themselves when they sign up. */
export interface RegisteredVendor {
  userId: string;
  userTypeId: string;
  name: string;
  /** At least one; the first is the one that will be shown. */
  phones: string[];
}

/** What other contexts do about an account, each in the transaction in which it happens. */
export interface AccountEvents {
  /** Makes the page of a professional who has signed up; gives its id. */
  vendorRegistered: (trx: Kysely<Tables>, vendor: RegisteredVendor) => Promise<string>;
  /** Removes what an unverified registration brought along, since a newer one takes its place. */
  registrationReplaced: (trx: Kysely<Tables>, userId: string) => Promise<void>;
  /** Ends and erases what other contexts keep of an account. */
  userDeleted: (trx: Kysely<Tables>, userId: string) => Promise<void>;
}

/** What every service about accounts works with. */
export interface AccountDeps extends AccountEvents {
  db: Kysely<Tables>;
  sessions: SessionsService;
  codes: OneTimeCodesService;
  passwords: Passwords;
  allowed: RateLimiter;
  limits: Settings['limits'];
}

/** Where a request came from. */
export interface Origin {
  /** See `networkOf`. */
  network: string;
  /** From the cookie; null without one. */
  browserSecret: string | null;
}
