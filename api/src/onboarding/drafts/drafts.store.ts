import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import type { RegisteredVendor } from '../../identity';

type Db = Kysely<Tables>;

/**
 * Makes the page of a professional who has just signed up, in the category of their user type where
 * there is one, and gives its id. Only what they told is written: the rest is as the schema has it.
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

/** Takes back a page that was never listed, with what was kept on it; others stay. */
export async function removeDraft(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('vendor')
    .where('user_id', '=', userId)
    .where('status', '=', 'draft')
    .execute();
}
