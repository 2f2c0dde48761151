import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { type MessageLanguage, sourceLanguage } from './message-language';

type Db = Kysely<Tables>;

/** In which language an account is written to. */
export async function languageOfUser(db: Db, userId: string): Promise<MessageLanguage> {
  const found = await db
    .selectFrom('app_user')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.language ?? sourceLanguage;
}

/** In which language to write to an address: of its account, or else `otherwise`. */
export async function languageOfEmail(
  db: Db,
  email: string,
  otherwise: MessageLanguage,
): Promise<MessageLanguage> {
  const found = await db
    .selectFrom('app_user')
    .select('language')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.language ?? otherwise;
}

/** From now on the account is written to in this language. */
export async function setLanguage(
  trx: Db,
  userId: string,
  language: MessageLanguage,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ language })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * The language of mail to an address, as SQL: that of its account, or else the one that was noted when
 * its owner asked for the mail.
 */
export const languageOfAddress = (
  email: Expression<string | null>,
  noted: Expression<MessageLanguage>,
) =>
  sql<MessageLanguage>`coalesce((SELECT reader.language FROM app_user AS reader
    WHERE reader.email = (${email})::citext AND reader.deleted_at IS NULL), ${noted})`;
