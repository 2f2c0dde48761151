import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { type Allowances, mustNotWait } from '../allowances/allowances';
import type { CodePurpose } from '../storage/account.types';
import type { Tables } from '../storage/database.types';

/** What a code is for: a person, or a guest's hold, has one live code for each. */
export interface Use {
  ownerId: string;
  purpose: CodePurpose;
}

export type CodesService = ReturnType<typeof codesService>;

/** Four digits, for a letter. `browserSecret`: for the cookie of the browser that asked. */
export interface Issued {
  code: string;
  browserSecret: string;
}

const day = 86_400;
const guessesOfDay = { most: limits.otpGuessesPerDay, seconds: day };

/** As often as codes are sent to one address, whatever for. */
const sending = [
  { name: 'code-pause', most: 1, seconds: limits.otpResendSeconds },
  { name: 'code-hour', most: limits.otpResendsPerHour + 1, seconds: 3_600 },
  { name: 'code-day', most: limits.otpResendsPerDay + 1, seconds: day },
];

/**
 * One-time codes of four digits. So few digits are safe only with all of: few guesses, counted
 * before they are compared; a short life; and being good in no browser but the one that asked.
 */
export function codesService(db: Kysely<Tables>, pepper: string, allowed: Allowances) {
  const hashOf = (id: string, code: string): Buffer =>
    createHmac('sha256', pepper).update(`${id}:${code}`).digest();

  /** Counts before it compares: however many come at once, five are compared. */
  async function spend({ ownerId, purpose }: Use, browserSecret: string | null) {
    return db
      .updateTable('one_time_code')
      .set({ guesses: sql`guesses + 1` })
      .where('owner_id', '=', ownerId)
      .where('purpose', '=', purpose)
      .where('guesses', '<', limits.otpGuesses)
      .where('expires_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`browser_hash IS NOT DISTINCT FROM ${secretHash(browserSecret)}::text`)
      .returning(['id', 'code_hash', 'email'])
      .executeTakeFirst();
  }

  async function prove(use: Use, browserSecret: string | null, typed: unknown) {
    const live = await spend(use, browserSecret);
    if (!live || (await allowed.use('code-guesses', use.ownerId, guessesOfDay)) > 0) return null;
    const guess = hashOf(live.id, typeof typed === 'string' ? typed : '');
    const isRight = timingSafeEqual(guess, Buffer.from(live.code_hash, 'hex'));
    return isRight ? { id: live.id, email: live.email } : null;
  }

  async function useUp(trx: Kysely<Tables>, codeId: string): Promise<boolean> {
    const used = await trx
      .deleteFrom('one_time_code')
      .where('id', '=', codeId)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  return {
    /** Fails with `too-many-requests` when this address was sent enough. Not in a transaction. */
    async mayBeSentTo(email: string): Promise<void> {
      for (const { name, ...allowance } of sending) {
        mustNotWait(await allowed.use(name, email.toLowerCase(), allowance));
      }
    },

    /**
     * A new code, which ends the one before. It is good only with `bound.secret`, a new one where
     * that is left out; with no secret where `bound` is false.
     */
    async issue(
      trx: Kysely<Tables>,
      use: Use,
      email: string,
      bound: { secret: string } | false = { secret: newSecret() },
    ): Promise<Issued> {
      const id = uuidv7();
      const code = String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
      const browserSecret = bound ? bound.secret : newSecret();
      const row = {
        id,
        email,
        code_hash: hashOf(id, code).toString('hex'),
        browser_hash: bound ? secretHash(browserSecret) : null,
        guesses: 0,
        expires_at: sql<string>`now() + ${limits.otpMinutes}::int * interval '1 minute'`,
      };
      await trx
        .insertInto('one_time_code')
        .values({ owner_id: use.ownerId, purpose: use.purpose, ...row })
        .onConflict((conflict) => conflict.columns(['owner_id', 'purpose']).doUpdateSet(row))
        .execute();
      return { code, browserSecret };
    },

    /**
     * The live code and where it was sent, if `typed` is that; null when not, whatever the reason.
     * It is used up by `useUp`, in the transaction of what it allows.
     */
    prove,

    /** False when it was used before, or a newer code took its place. */
    useUp,

    /**
     * Whether `typed` is the live code; if so, `work` runs in one transaction with using it up.
     * Null when it is not, whatever the reason. `work` is given where the code was sent.
     */
    async redeem<T>(
      use: Use,
      browserSecret: string | null,
      typed: unknown,
      work: (trx: Kysely<Tables>, email: string) => Promise<T>,
    ): Promise<T | null> {
      const proof = await prove(use, browserSecret, typed);
      if (!proof) return null;
      return db
        .transaction()
        .execute(async (trx) => ((await useUp(trx, proof.id)) ? work(trx, proof.email) : null));
    },

    /** Whether this browser asked for the account's last code, however old that is. */
    async isAskedFrom({ ownerId, purpose }: Use, browserSecret: string | null): Promise<boolean> {
      const found = await db
        .selectFrom('one_time_code')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('purpose', '=', purpose)
        .where('browser_hash', '=', secretHash(browserSecret) ?? '')
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

/** For a cookie; also for people who do not exist, so that the cookie tells nothing. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

const secretHash = (secret: string | null): string | null =>
  secret === null ? null : createHash('sha256').update(secret).digest('hex');
