import type { Kysely } from 'kysely';
import type { SessionsService } from '../../core/auth/sessions.service';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/database.types';
import type { Allowances } from '../../core/rate-limits/allowances';
import type { CodesService } from '../codes/codes.service';
import type { Passwords } from '../passwords/passwords';

/** What every service about accounts works with. */
export interface AccountNeeds {
  db: Kysely<Tables>;
  sessions: SessionsService;
  codes: CodesService;
  passwords: Passwords;
  allowed: Allowances;
  limits: Settings['limits'];
  /** Ends and erases what other contexts keep of an account, in the transaction that deletes it. */
  userDeleted: (trx: Kysely<Tables>, userId: string) => Promise<void>;
}

/** Where a request came from. */
export interface Origin {
  /** See `networkOf`. */
  network: string;
  /** From the cookie; null without one. */
  browserSecret: string | null;
}
