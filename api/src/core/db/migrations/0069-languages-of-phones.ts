import type { SchemaChange } from './schema-change';

/** The language that somebody chose for messages to a number is that of their account. */
export const languagesOfPhones: SchemaChange = {
  kind: 'backfill',
  table: 'app_user',
  key: 'id',
  set: 'language = (SELECT phone.language FROM phone WHERE phone.user_id = app_user.id)',
  where: `language = 'en-IN' AND EXISTS (SELECT FROM phone
    WHERE phone.user_id = app_user.id AND phone.language <> 'en-IN')`,
};
