import type { SignInProvider } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** The user of an identity, if it is linked and the account is not deleted. */
export async function userOfIdentity(
  db: Db,
  provider: SignInProvider,
  subject: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('identity')
    .innerJoin('app_user', 'app_user.id', 'identity.user_id')
    .select('app_user.id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

export async function linkIdentity(
  trx: Db,
  identity: { provider: SignInProvider; subject: string; user_id: string },
): Promise<void> {
  await trx
    .insertInto('identity')
    .values(identity)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'subject']).doUpdateSet({ user_id: identity.user_id }),
    )
    .execute();
}

/** Removes credentials of an unverified registration, whose author only claimed the address. */
export async function dropUnproved(trx: Db, userId: string): Promise<void> {
  await sql`UPDATE app_user SET password_hash = NULL, pending_email = NULL
    WHERE id = ${userId}`.execute(trx);
  await trx.deleteFrom('one_time_code').where('owner_id', '=', userId).execute();
}
