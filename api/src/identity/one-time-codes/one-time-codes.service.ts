import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import * as store from './one-time-codes.store';

export type { Use } from './one-time-codes.store';

/** Like `Use`, but the account or the browser's secret may not exist yet. */
export interface PossibleUse {
  ownerId: string | undefined;
  purpose: store.CodePurpose;
  secret: string | null;
}

/** The code's recipient, and the requester: a network, or the account that is logged in. */
export interface Asking {
  email: string;
  from: string;
}

export type OneTimeCodesService = ReturnType<typeof oneTimeCodesService>;

/** The result of a correct code. */
export interface Proof {
  id: string;
  /** The address the code was sent to. */
  email: string;
  registration: PendingRegistration | null;
}

const day = 86_400;
/**
 * Each browser has guesses of its own for one code; the rest of the day's guesses is shared by the
 * account.
 */
const ownGuesses = { most: limits.otpGuesses, seconds: day };
const sharedGuesses = { most: limits.otpGuessesPerDay - limits.otpGuesses, seconds: day };

/** Limits of codes sent per browser, and per network for browsers without a code. */
const sending = [
  { name: 'code-pause', most: 1, seconds: limits.otpResendSeconds },
  { name: 'code-hour', most: limits.otpResendsPerHour + 1, seconds: 3_600 },
];
const resending = { name: 'code-day', most: limits.otpResendsPerDay + 1, seconds: day };
/** A browser with a code has its own counters, so a network needs few first codes. */
const beginning = { name: 'code-day', most: limits.otpResendsPerHour + 1, seconds: day };
const browsersOfDay = { most: limits.otpBrowsersPerDay, seconds: day };

/**
 * One-time codes of four digits. That is safe only together with few guesses, counted before they
 * are compared, a short lifetime, and validity in the requesting browser alone.
 */
export function oneTimeCodesService(db: Kysely<Tables>, pepper: string, allowed: RateLimiter) {
  const hashOf = (id: string, code: string): Buffer =>
    createHmac('sha256', pepper).update(`${id}:${code}`).digest();

  // Counts before it compares, so that concurrent guesses cannot exceed five comparisons.
  async function prove(use: store.Use, typed: unknown): Promise<Proof | null> {
    const live = await store.countGuess(db, use);
    if (!live || !(await mayGuess(allowed, use))) return null;
    const guess = hashOf(live.id, typeof typed === 'string' ? typed : '');
    const isRight = timingSafeEqual(guess, Buffer.from(live.code_hash, 'hex'));
    const { id, email, registration } = live;
    return isRight ? { id, email, registration } : null;
  }

  return {
    /**
     * Counts a code before it is sent. Fails with `too-many-requests` above the limit of this
     * browser and address. A browser without a code counts for its network and the address, so that
     * strangers cannot flood a mailbox or delay a browser that has a code. Never call it in a
     * transaction.
     */
    async mayBeSent(use: PossibleUse, asking: Asking): Promise<void> {
      const email = asking.email.toLowerCase();
      const address = `${use.purpose} ${email}`;
      if ((await codeIn(db, use))?.email !== email) {
        await count(allowed, [...sending, beginning], `${address} from ${asking.from}`);
        mustNotWait(await allowed.use('code-browsers', address, browsersOfDay));
      }
      if (use.secret === null) return;
      const browser = store.secretHash(use.secret);
      await count(allowed, [...sending, resending], `${address} in ${browser}`);
    },

    /**
     * Issues a four-digit code for an email; it replaces the same browser's previous one. Without
     * `registration`, the pending one is kept.
     */
    async issue(
      trx: Kysely<Tables>,
      use: store.Use,
      email: string,
      registration?: PendingRegistration | null,
    ): Promise<string> {
      const id = uuidv7();
      const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
      const codeHash = hashOf(id, code).toString('hex');
      await store.putCode(trx, use, { id, email, codeHash, registration });
      return code;
    },

    /**
     * Stores a sign-up during the pause between codes: with this browser's code, which stays valid,
     * or alone, until the browser requests one.
     */
    keepRegistration: store.putRegistration,

    /**
     * The proof of the live code if `typed` matches it; null otherwise, whatever the reason.
     * `useUp` uses it up, in the transaction of the action it allows.
     */
    prove,

    /** False when it was used before, or a newer code replaced it. */
    useUp: store.removeCode,

    /**
     * If `typed` is the live code, runs `work` in one transaction with using the code up. Null
     * otherwise, whatever the reason.
     */
    async redeem<T>(
      use: store.Use,
      typed: unknown,
      work: (trx: Kysely<Tables>, proof: Proof) => Promise<T>,
    ): Promise<T | null> {
      const proof = await prove(use, typed);
      if (!proof) return null;
      return db
        .transaction()
        .execute(async (trx) =>
          (await store.removeCode(trx, proof.id)) ? work(trx, proof) : null,
        );
    },

    /** Whether this browser ever requested a code of the account. */
    isAskedFrom: async (use: PossibleUse) => (await codeIn(db, use)) !== undefined,

    /** Whether any other browser did. */
    isAskedElsewhere: store.isAskedElsewhere,

    /** The sign-up entered in this browser that is not stored in the account. */
    registrationOf: async (use: PossibleUse) => (await codeIn(db, use))?.registration ?? null,

    /** Ends the codes of every browser. */
    endAll: (ownerId: string, purpose: store.CodePurpose) =>
      store.removeCodes(db, ownerId, purpose),
  };
}

/** The code of a known browser and an existing account. */
async function codeIn(db: Kysely<Tables>, { ownerId, purpose, secret }: PossibleUse) {
  if (ownerId === undefined || secret === null) return undefined;
  return store.codeOf(db, { ownerId, purpose, secret });
}

/** Wrong guesses in other browsers never use up a browser's own. */
async function mayGuess(allowed: RateLimiter, use: store.Use): Promise<boolean> {
  if ((await allowed.use('code-guesses', counterOf(use), ownGuesses)) === 0) return true;
  return (await allowed.use('code-guesses-of-all', use.ownerId, sharedGuesses)) === 0;
}

async function count(allowed: RateLimiter, spans: typeof sending, whose: string): Promise<void> {
  for (const { name, ...allowance } of spans) {
    mustNotWait(await allowed.use(name, whose, allowance));
  }
}

/** Secret for a cookie; also set for unknown addresses, so that it reveals nothing. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const counterOf = ({ ownerId, purpose, secret }: store.Use): string =>
  `${ownerId} ${purpose} ${store.secretHash(secret)}`;
