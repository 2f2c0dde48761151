import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Who was erased, and when. An id alone tells nobody who it was. */
export interface Erasure {
  userId: string;
  erasedAt: Date;
}

/** Call it in the transaction of the erasure: both happen or neither. */
export async function listErasure(trx: Db, userId: string): Promise<void> {
  await trx
    .insertInto('erasure')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The earliest first. */
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
 * Which of these accounts the database still has as if nobody had left. Samples are of nobody, and
 * come back with the next seeding.
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
