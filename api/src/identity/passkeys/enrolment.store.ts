import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** A newer link replaces the previous one. */
export async function storeEnrolment(
  trx: Db,
  { userId, tokenHash, hours }: { userId: string; tokenHash: string; hours: number },
): Promise<void> {
  const enrolment = {
    token_hash: tokenHash,
    expires_at: sql<string>`now() + ${hours}::int * interval '1 hour'`,
  };
  await trx
    .insertInto('operator_enrolment')
    .values({ user_id: userId, ...enrolment })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(enrolment))
    .execute();
}

/** Whether the account has a valid link with this hash. */
export async function hasEnrolment(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('operator_enrolment')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function removeEnrolment(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('operator_enrolment').where('user_id', '=', userId).execute();
}
