import type { UserType } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** In the documented order: some clients rely on the position. */
export async function allUserTypes(db: Kysely<Tables>): Promise<UserType[]> {
  return db
    .selectFrom('user_type')
    .select([
      'id as _id',
      'name as userTypeName',
      'icon as userTypeIcon',
      'white_icon as whiteIcon',
    ])
    .orderBy('position')
    .execute();
}
