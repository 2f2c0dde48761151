import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** An erased account's id and time; the id alone identifies no one. */
export interface Erasure {
  userId: string;
  erasedAt: Date;
}

/** Call it in the transaction of the erasure, so that both commit or neither. */
export async function listErasure(trx: Db, userId: string): Promise<void> {
  await trx
    .insertInto('erasure')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Earliest first. */
export async function erasures(db: Db): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('erasure')
    .select(['user_id', 'erased_at'])
    .orderBy('erased_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id, erased_at }) => ({ userId: user_id, erasedAt: erased_at }));
}

/**
 * Those of the accounts that the database still has unerased. Sample accounts are excluded: they
 * are fictional and return with the next seeding.
 */
export async function stillHere(db: Db, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', userIds)
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}
