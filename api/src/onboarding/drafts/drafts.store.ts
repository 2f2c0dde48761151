import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import type { RegisteredVendor } from '../../identity';

type Db = Kysely<Tables>;

/**
 * Creates the page of a new professional, in the category of their user type if there is one, and
 * returns its id. Only the sign-up fields are set; the rest has the schema's defaults.
 */
export async function addDraft(trx: Db, { userId, userTypeId, name, phones }: RegisteredVendor) {
  const id = uuidv7();
  const [phone, ...others] = phones;
  await sql`INSERT INTO vendor
      (id, user_id, category_id, status, name, image, phone, other_phones)
    SELECT ${id}::uuid, ${userId}::uuid, category.id, 'draft', ${name}::text,
      ${faceOf(id, null)}::text, ${phone ?? null}::text, ${others}::text[]
    FROM user_type
      LEFT JOIN category ON category.profession = user_type.slug AND category.parent_id IS NULL
    WHERE user_type.id = ${userTypeId}::uuid`.execute(trx);
  return id;
}

/** Deletes a page that was never listed, with its data; listed pages stay. */
export async function removeDraft(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('vendor')
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .execute();
}
