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

/** Whose link it is, and which e-mail it puts back, as long as it is good. */
export function liveTakeBack(db: Db, tokenHash: string) {
  return db
    .selectFrom('email_take_back')
    .select(['id', 'user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Uses a link up, and those of later changes: an address that was left earlier outranks them. */
export async function useUpTakeBack(trx: Db, { id, user_id }: { id: number; user_id: string }) {
  await trx
    .deleteFrom('email_take_back')
    .where('user_id', '=', user_id)
    .where('id', '>=', id)
    .execute();
}

/** Whether an e-mail of this account can still be put back. */
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

/** Whether another account than `userId` can still be put back to this e-mail. */
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

/** Ends every way into an account that an e-mail, a device or a provider gives. */
export async function removeOtherWaysIn(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_code').where('owner_id', '=', userId).execute();
  for (const table of ['password_reset', 'passkey', 'identity'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
