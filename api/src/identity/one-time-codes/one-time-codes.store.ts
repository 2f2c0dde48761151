import { createHash } from 'node:crypto';
import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { PendingRegistration } from '../../core/db/table-overrides';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export type CodePurpose = Tables['one_time_code']['purpose'];

/**
 * Purpose and owner of a code. `secret` belongs to the requesting browser, session or hold: each
 * has one live code per owner and purpose, independent of the others.
 */
export interface Use {
  ownerId: string;
  purpose: CodePurpose;
  secret: string;
}

/** An issued code: its hash and its recipient. */
interface Issued {
  id: string;
  email: string;
  codeHash: string;
  /** The pending sign-up; when omitted, the stored one is kept. */
  registration?: PendingRegistration | null | undefined;
}

export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The code of a browser, also an expired one. */
export function codeOf(db: Db, { ownerId, purpose, secret }: Use) {
  return db
    .selectFrom('one_time_code')
    .select(['id', 'email', 'registration'])
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', secretHash(secret))
    .executeTakeFirst();
}

/** Counts a guess at a live code; returns the code while guesses are left. */
export function countGuess(db: Db, { ownerId, purpose, secret }: Use) {
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

/** False when it was used before, or a newer code replaced it. */
export async function removeCode(trx: Db, codeId: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('one_time_code')
    .where('id', '=', codeId)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Stores a code, replacing the same browser's previous one. */
export async function putCode(trx: Db, use: Use, issued: Issued): Promise<void> {
  const { id, email, codeHash: code_hash, registration } = issued;
  const row = {
    ...{ id, email, code_hash, guesses: 0 },
    expires_at: sql<string>`now() + ${limits.otpMinutes}::int * interval '1 minute'`,
    ...(registration !== undefined && {
      registration: registration && JSON.stringify(registration),
    }),
  };
  await trx
    .insertInto('one_time_code')
    .values({ ...keyOf(use), ...row })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'purpose', 'browser_hash']).doUpdateSet(row),
    )
    .execute();
}

/** Stores a sign-up with the browser's code, or alone. */
export async function putRegistration(
  trx: Db,
  use: Use,
  typed: PendingRegistration | null,
): Promise<void> {
  const registration = typed && JSON.stringify(typed);
  // Not sent: matches no guess, and does not count as a code of the address.
  const none = { id: uuidv7(), email: '', code_hash: '', guesses: limits.otpGuesses };
  await trx
    .insertInto('one_time_code')
    .values({ ...keyOf(use), ...none, registration, expires_at: new Date() })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'purpose', 'browser_hash']).doUpdateSet({ registration }),
    )
    .execute();
}

/** Whether any other browser requested a code of the account. */
export async function isAskedElsewhere(trx: Db, { ownerId, purpose, secret }: Use) {
  const found = await trx
    .selectFrom('one_time_code')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('browser_hash', '<>', secretHash(secret))
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes the codes of every browser. */
export async function removeCodes(db: Db, ownerId: string, purpose: CodePurpose): Promise<void> {
  await db
    .deleteFrom('one_time_code')
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .execute();
}

const keyOf = ({ ownerId, purpose, secret }: Use) => ({
  ...{ owner_id: ownerId, purpose },
  browser_hash: secretHash(secret),
});
