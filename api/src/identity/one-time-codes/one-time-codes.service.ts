import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { mustNotWait, type RateLimiter } from '../../core/rate-limits/rate-limiter';
import * as store from './one-time-codes.store';

export type { Use } from './one-time-codes.store';

/** Like `Use`, of somebody who may not have an account yet, or a browser without a secret. */
export interface PossibleUse {
  ownerId: string | undefined;
  purpose: store.CodePurpose;
  secret: string | null;
}

/** Where a code is to go, and who asks: a network, or an account where one is logged in. */
export interface Asking {
  email: string;
  from: string;
}

export type OneTimeCodesService = ReturnType<typeof oneTimeCodesService>;

/** What a right code proves. */
export interface Proof {
  id: string;
  /** Where it was sent. */
  email: string;
  registration: PendingRegistration | null;
}

const day = 86_400;
/** At least one code's guesses are each browser's own; the rest is the account's, for all. */
const ownGuesses = { most: limits.otpGuesses, seconds: day };
const sharedGuesses = { most: limits.otpGuessesPerDay - limits.otpGuesses, seconds: day };

/** As often as one browser, or whoever has no code yet in one network, is sent codes. */
const sending = [
  { name: 'code-pause', most: 1, seconds: limits.otpResendSeconds },
  { name: 'code-hour', most: limits.otpResendsPerHour + 1, seconds: 3_600 },
];
const resending = { name: 'code-day', most: limits.otpResendsPerDay + 1, seconds: day };
/** Once it has a code, a browser has counters of its own: a network needs few first ones. */
const beginning = { name: 'code-day', most: limits.otpResendsPerHour + 1, seconds: day };
const browsersOfDay = { most: limits.otpBrowsersPerDay, seconds: day };

/**
 * One-time codes of four digits. So few digits are safe only with all of: few guesses, counted
 * before they are compared; a short life; and being good in no browser but the one that asked.
 */
export function oneTimeCodesService(db: Kysely<Tables>, pepper: string, allowed: RateLimiter) {
  const hashOf = (id: string, code: string): Buffer =>
    createHmac('sha256', pepper).update(`${id}:${code}`).digest();

  // Counts before it compares: however many come at once, five are compared.
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
     * Counts a code before it is sent. Fails with `too-many-requests` when this browser was sent
     * enough to this address. One without a code counts for its network, and for the address: so
     * strangers fill no mailbox, and keep nobody waiting who has a code. Not in a transaction.
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
     * A new code of four digits, for a letter; it ends the one before of the same browser. What was
     * typed there to sign up stays as it is where `registration` is left out.
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
     * Stores what was typed to sign up where no code can be sent for a moment: beside the code this
     * browser has, which stays good, or alone, until its browser asks for one.
     */
    keepRegistration: store.putRegistration,

    /**
     * What the live code proves, if `typed` is that; null when not, whatever the reason. It is used
     * up by `useUp`, in the transaction of what it allows.
     */
    prove,

    /** False when it was used before, or a newer code took its place. */
    useUp: store.removeCode,

    /**
     * Whether `typed` is the live code; if so, `work` runs in one transaction with using it up.
     * Null when it is not, whatever the reason.
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

    /** Whether this browser asked for a code of the account, however old that is. */
    isAskedFrom: async (use: PossibleUse) => (await codeIn(db, use)) !== undefined,

    /** Whether any other browser did. */
    isAskedElsewhere: store.isAskedElsewhere,

    /** What was typed in this browser to sign up, and is not in the account. */
    registrationOf: async (use: PossibleUse) => (await codeIn(db, use))?.registration ?? null,

    /** Ends the codes of every browser. */
    endAll: (ownerId: string, purpose: store.CodePurpose) =>
      store.removeCodes(db, ownerId, purpose),
  };
}

/** The code of a browser that is known, of somebody who has an account. */
async function codeIn(db: Kysely<Tables>, { ownerId, purpose, secret }: PossibleUse) {
  if (ownerId === undefined || secret === null) return undefined;
  return store.codeOf(db, { ownerId, purpose, secret });
}

/** Wrong guesses elsewhere never use up a browser's own. */
async function mayGuess(allowed: RateLimiter, use: store.Use): Promise<boolean> {
  if ((await allowed.use('code-guesses', counterOf(use), ownGuesses)) === 0) return true;
  return (await allowed.use('code-guesses-of-all', use.ownerId, sharedGuesses)) === 0;
}

async function count(allowed: RateLimiter, spans: typeof sending, whose: string): Promise<void> {
  for (const { name, ...allowance } of spans) {
    mustNotWait(await allowed.use(name, whose, allowance));
  }
}

/** For a cookie; also for people who do not exist, so that the cookie tells nothing. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const counterOf = ({ ownerId, purpose, secret }: store.Use): string =>
  `${ownerId} ${purpose} ${store.secretHash(secret)}`;
