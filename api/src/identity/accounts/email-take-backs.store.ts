import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

interface NewTakeBack {
  token_hash: string;
  user_id: string;
  email: string;
}

export async function addTakeBack(trx: Db, takeBack: NewTakeBack, hours: number): Promise<void> {
  await trx.deleteFrom('email_take_back').where('expires_at', '<', sql<Date>`now()`).execute();
  await trx
    .insertInto('email_take_back')
    .values({ ...takeBack, expires_at: sql<string>`now() + ${hours}::int * interval '1 hour'` })
    .execute();
}

/** The account and the email of a link; undefined when the link is invalid or expired. */
export function liveTakeBack(db: Db, tokenHash: string) {
  return db
    .selectFrom('email_take_back')
    .select(['id', 'user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses up a link and those of later changes: an earlier address outranks a later one. */
export async function useUpTakeBack(trx: Db, { id, user_id }: { id: number; user_id: string }) {
  await trx
    .deleteFrom('email_take_back')
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .execute();
}

/** Whether the account still has a valid link that restores an email. */
export async function hasLiveTakeBack(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('email_take_back')
    .select('id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an account other than `userId` can still restore this email. */
export async function isKeptForTakeBack(
  db: Db,
  email: string,
  userId: string | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('email_take_back')
    .select('id')
    .where('email', '=', email)
    .where('user_id', 'is distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes the account's one-time codes, reset links, passkeys and linked providers. */
export async function removeOtherWaysIn(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_code').where('owner_id', '=', userId).execute();
  for (const table of ['password_reset', 'passkey', 'identity'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
