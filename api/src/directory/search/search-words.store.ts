import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Words added by operators, alphabetically. */
export const addedWords = (db: Db) =>
  db
    .selectFrom('search_word')
    .select(['node_id', 'label'])
    .orderBy('text')
    .orderBy('node_id')
    .limit(limits.searchWordsAdded)
    .execute();

/** The name of the topic a text already has, from the vocabulary or an operator. */
export async function topicMeantBy(db: Db, text: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('term')
        .select('node_id')
        .where('text', '=', text)
        .where('is_kept', '=', true)
        .union(db.selectFrom('search_word').select('node_id').where('text', '=', text))
        .as('meant'),
    )
    .innerJoin('category', 'category.id', 'meant.node_id')
    .select('category.name')
    .orderBy('category.id')
    .executeTakeFirst();
  return row?.name;
}

export async function countAdded(db: Db): Promise<number> {
  const { words } = await db
    .selectFrom('search_word')
    .select(({ fn }) => fn.countAll<number>().as('words'))
    .executeTakeFirstOrThrow();
  return Number(words);
}

export const addWord = (db: Db, word: Tables['search_word']) =>
  db.insertInto('search_word').values(word).execute();

/** Whether the word existed. */
export async function removeWord(db: Db, text: string, topic: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_word')
    .where('text', '=', text)
    .where('node_id', '=', topic)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
