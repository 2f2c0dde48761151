import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export async function countLive(trx: Db, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('password_reset')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addReset(
  trx: Db,
  reset: { token_hash: string; user_id: string },
  minutes: number,
): Promise<void> {
  await trx
    .insertInto('password_reset')
    .values({ ...reset, expires_at: sql<string>`now() + ${minutes}::int * interval '1 minute'` })
    .execute();
}

/** The user of a reset link; undefined when the link is invalid or expired. */
export async function userOf(db: Db, tokenHash: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found?.user_id;
}

/** Uses up a link and all others of its account. False when it was used before. */
export async function useUp(trx: Db, tokenHash: string, userId: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  await trx.deleteFrom('password_reset').where('user_id', '=', userId).execute();
  return used !== undefined;
}

export async function removeExpired(db: Db): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Names of an account's passkeys, oldest first. */
export async function passkeyNames(db: Db, userId: string): Promise<string[]> {
  const found = await db
    .selectFrom('passkey')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map(({ name }) => name);
}

/** Removes every passkey of an account; returns their names. */
export async function removePasskeys(trx: Db, userId: string): Promise<string[]> {
  const names = await passkeyNames(trx, userId);
  await trx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  return names;
}

export async function isOperator(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.role === 'operator';
}
