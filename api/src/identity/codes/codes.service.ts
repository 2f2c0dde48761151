import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';
import { type Allowances, mustNotWait } from '../../core/rate-limits/allowances';

type CodePurpose = Tables['one_time_code']['purpose'];

/**
 * What a code is for. `secret` is of the browser, session or hold that asks: each has one live code
 * of its own for each owner and purpose, which no other ends.
 */
export interface Use {
  ownerId: string;
  purpose: CodePurpose;
  secret: string;
}

/** Like `Use`, of somebody who may not have an account yet, or a browser without a secret. */
export interface PossibleUse {
  ownerId: string | undefined;
  purpose: CodePurpose;
  secret: string | null;
}

/** Where a code is to go, and who asks: a network, or an account where one is logged in. */
export interface Asking {
  email: string;
  from: string;
}

export type CodesService = ReturnType<typeof codesService>;

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
export function codesService(db: Kysely<Tables>, pepper: string, allowed: Allowances) {
  const hashOf = (id: string, code: string): Buffer =>
    createHmac('sha256', pepper).update(`${id}:${code}`).digest();

  const ofBrowser = ({ ownerId, purpose, secret }: Use) =>
    db
      .selectFrom('one_time_code')
      .where('owner_id', '=', ownerId)
      .where('purpose', '=', purpose)
      .where('browser_hash', '=', secretHash(secret));

  /** Counts before it compares: however many come at once, five are compared. */
  async function spend({ ownerId, purpose, secret }: Use) {
    return db
      .updateTable('one_time_code')
      .set({ guesses: sql`guesses + 1` })
      .where('owner_id', '=', ownerId)
      .where('purpose', '=', purpose)
      .where('guesses', '<', limits.otpGuesses)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('browser_hash', '=', secretHash(secret))
      .returning(['id', 'code_hash', 'email', 'registration'])
      .executeTakeFirst();
  }

  /** Wrong guesses elsewhere never use up a browser's own. */
  async function mayGuess(use: Use): Promise<boolean> {
    if ((await allowed.use('code-guesses', counterOf(use), ownGuesses)) === 0) return true;
    return (await allowed.use('code-guesses-of-all', use.ownerId, sharedGuesses)) === 0;
  }

  async function prove(use: Use, typed: unknown): Promise<Proof | null> {
    const live = await spend(use);
    if (!live || !(await mayGuess(use))) return null;
    const guess = hashOf(live.id, typeof typed === 'string' ? typed : '');
    const isRight = timingSafeEqual(guess, Buffer.from(live.code_hash, 'hex'));
    const { id, email, registration } = live;
    return isRight ? { id, email, registration } : null;
  }

  async function useUp(trx: Kysely<Tables>, codeId: string): Promise<boolean> {
    const used = await trx
      .deleteFrom('one_time_code')
      .where('id', '=', codeId)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  async function isAskedFrom({ ownerId, purpose, secret }: PossibleUse): Promise<boolean> {
    if (ownerId === undefined || secret === null) return false;
    const found = await ofBrowser({ ownerId, purpose, secret }).select('id').executeTakeFirst();
    return found !== undefined;
  }

  /** Whether this browser was sent a code to this very address before, however old that is. */
  async function isKnown({ ownerId, purpose, secret }: PossibleUse, email: string) {
    if (ownerId === undefined || secret === null) return false;
    const found = await ofBrowser({ ownerId, purpose, secret })
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    return found !== undefined;
  }

  async function count(spans: typeof sending, whose: string): Promise<void> {
    for (const { name, ...allowance } of spans) {
      mustNotWait(await allowed.use(name, whose, allowance));
    }
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
      if (!(await isKnown(use, email))) {
        await count([...sending, beginning], `${address} from ${asking.from}`);
        mustNotWait(await allowed.use('code-browsers', address, browsersOfDay));
      }
      if (use.secret === null) return;
      await count([...sending, resending], `${address} in ${secretHash(use.secret)}`);
    },

    /**
     * A new code of four digits, for a letter; it ends the one before of the same browser. What was
     * typed there to sign up stays as it is where `registration` is left out.
     */
    async issue(
      trx: Kysely<Tables>,
      use: Use,
      email: string,
      registration?: PendingRegistration | null,
    ): Promise<string> {
      const id = uuidv7();
      const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
      const row = {
        id,
        email,
        code_hash: hashOf(id, code).toString('hex'),
        guesses: 0,
        expires_at: sql<string>`now() + ${limits.otpMinutes}::int * interval '1 minute'`,
        ...(registration !== undefined && {
          registration: registration && JSON.stringify(registration),
        }),
      };
      const { ownerId: owner_id, purpose, secret } = use;
      await trx
        .insertInto('one_time_code')
        .values({ owner_id, purpose, browser_hash: secretHash(secret), ...row })
        .onConflict((conflict) =>
          conflict.columns(['owner_id', 'purpose', 'browser_hash']).doUpdateSet(row),
        )
        .execute();
      return code;
    },

    /**
     * Stores what was typed to sign up where no code can be sent for a moment: beside the code this
     * browser has, which stays good, or alone, until its browser asks for one.
     */
    async keepRegistration(
      trx: Kysely<Tables>,
      { ownerId: owner_id, purpose, secret }: Use,
      typed: PendingRegistration | null,
    ): Promise<void> {
      const registration = typed && JSON.stringify(typed);
      const whose = { owner_id, purpose, browser_hash: secretHash(secret) };
      // Sent to nobody: it matches no guess, and counts as no code of an address.
      const none = { id: uuidv7(), email: '', code_hash: '', guesses: limits.otpGuesses };
      await trx
        .insertInto('one_time_code')
        .values({ ...whose, ...none, registration, expires_at: new Date() })
        .onConflict((conflict) =>
          conflict.columns(['owner_id', 'purpose', 'browser_hash']).doUpdateSet({ registration }),
        )
        .execute();
    },

    /**
     * What the live code proves, if `typed` is that; null when not, whatever the reason. It is used
     * up by `useUp`, in the transaction of what it allows.
     */
    prove,

    /** False when it was used before, or a newer code took its place. */
    useUp,

    /**
     * Whether `typed` is the live code; if so, `work` runs in one transaction with using it up.
     * Null when it is not, whatever the reason.
     */
    async redeem<T>(
      use: Use,
      typed: unknown,
      work: (trx: Kysely<Tables>, proof: Proof) => Promise<T>,
    ): Promise<T | null> {
      const proof = await prove(use, typed);
      if (!proof) return null;
      return db
        .transaction()
        .execute(async (trx) => ((await useUp(trx, proof.id)) ? work(trx, proof) : null));
    },

    /** Whether this browser asked for a code of the account, however old that is. */
    isAskedFrom,

    /** Whether any other browser did. */
    async isAskedElsewhere(trx: Kysely<Tables>, { ownerId, purpose, secret }: Use) {
      const found = await trx
        .selectFrom('one_time_code')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('purpose', '=', purpose)
        .where('browser_hash', '<>', secretHash(secret))
        .executeTakeFirst();
      return found !== undefined;
    },

    /** What was typed in this browser to sign up, and is not in the account. */
    async registrationOf(use: PossibleUse): Promise<PendingRegistration | null> {
      const { ownerId, purpose, secret } = use;
      if (ownerId === undefined || secret === null) return null;
      const found = await ofBrowser({ ownerId, purpose, secret })
        .select('registration')
        .executeTakeFirst();
      return found?.registration ?? null;
    },

    /** Ends the codes of every browser. */
    async endAll(ownerId: string, purpose: CodePurpose): Promise<void> {
      await db
        .deleteFrom('one_time_code')
        .where('owner_id', '=', ownerId)
        .where('purpose', '=', purpose)
        .execute();
    },
  };
}

/** For a cookie; also for people who do not exist, so that the cookie tells nothing. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const counterOf = ({ ownerId, purpose, secret }: Use): string =>
  `${ownerId} ${purpose} ${secretHash(secret)}`;
