import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { faceOf } from '../reviews/own-reviews.model';
import type { Tables } from '../storage/database.types';

type Db = Kysely<Tables>;

/** What a professional tells of themselves when they sign up. */
export interface Draft {
  userId: string;
  userTypeId: string;
  name: string;
  /** At least one; the first is the one that will be shown. */
  phones: string[];
}

/**
 * Makes the page of a professional who has just signed up, in the category of their user type, and
 * gives its id. Only what they told is written here: everything else is as the schema has it.
 */
export async function addDraft(trx: Db, { userId, userTypeId, name, phones }: Draft) {
  const id = uuidv7();
  const [phone, ...others] = phones;
  const { rows } = await sql`INSERT INTO vendor
      (id, user_id, category_id, status, name, image, phone, other_phones)
    SELECT ${id}::uuid, ${userId}::uuid, category.id, 'draft', ${name}::text,
      ${faceOf(id, null)}::text, ${phone ?? null}::text, ${others}::text[]
    FROM category JOIN user_type ON user_type.slug = category.profession
    WHERE user_type.id = ${userTypeId}::uuid AND category.parent_id IS NULL
    RETURNING id`.execute(trx);
  if (rows.length === 0) throw new Error(`User type ${userTypeId} has no category.`);
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
