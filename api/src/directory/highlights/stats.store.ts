import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Verified accounts that are not deleted; sample accounts do not count. */
export async function verifiedPeople(db: Kysely<Tables>): Promise<number> {
  const { people } = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.countAll().as('people'))
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', false)
    .executeTakeFirstOrThrow();
  return Number(people);
}
