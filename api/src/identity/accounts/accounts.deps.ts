import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/tables.generated';
import type { RateLimiter } from '../../core/rate-limits/rate-limiter';
import type { OneTimeCodesService } from '../one-time-codes/one-time-codes.service';
import type { Passwords } from '../passwords/passwords';

/** The sign-up fields of a professional. */
export interface RegisteredVendor {
  userId: string;
  userTypeId: string;
  name: string;
  /** At least one; the first is the one displayed. */
  phones: string[];
}

/** Hooks of other contexts for account events, each run in the event's transaction. */
export interface AccountEvents {
  /** Creates the new professional's vendor page and returns its id. */
  vendorRegistered: (trx: Kysely<Tables>, vendor: RegisteredVendor) => Promise<string>;
  /** Removes what an unverified registration created, because a newer one replaces it. */
  registrationReplaced: (trx: Kysely<Tables>, userId: string) => Promise<void>;
  /** Ends and erases the account's data in other contexts. */
  userDeleted: (trx: Kysely<Tables>, userId: string) => Promise<void>;
}

/** Dependencies shared by the account services. */
export interface AccountDeps extends AccountEvents {
  db: Kysely<Tables>;
  sessions: SessionsService;
  codes: OneTimeCodesService;
  passwords: Passwords;
  allowed: RateLimiter;
  limits: Settings['limits'];
}

/** The network and browser a request came from. */
export interface Origin {
  /** See `networkOf`. */
  network: string;
  /** From the cookie; null without one. */
  browserSecret: string | null;
}
