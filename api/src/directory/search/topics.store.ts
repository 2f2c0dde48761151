import type { Category } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Topics that operators have added, by name. */
export const addedTopics = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'profession', 'slug', 'name'])
    .where('is_added', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();

interface NewTopic {
  profession: Category;
  name: string;
  slug: string;
  /** Plain words of the name. */
  text: string;
}

/** The new topic's id, the last of its profession; undefined when the profession has it. */
export async function addTopic(trx: Db, topic: NewTopic): Promise<string | undefined> {
  const { profession, name, slug, text } = topic;
  const { _id: parent, profession: of, backgroundColor } = profession;
  const added = await trx
    .insertInto('category')
    .values({
      ...{ id: uuidv7(), parent_id: parent, profession: of, slug, name, is_added: true },
      ...{ background_color: backgroundColor, image: null },
      position: sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM category
        WHERE parent_id = ${parent})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return undefined;
  await trx
    .insertInto('term')
    .values({ text, node_id: added.id, label: name, weight: weightOfName, is_kept: true })
    .execute();
  return added.id;
}

/** Weight of a topic's own name in the vocabulary. */
export const weightOfName = 10;

/** Whether a professional, listed or not, has the topic. */
export async function isTopicUsed(db: Db, id: string): Promise<boolean> {
  const vendor = await db
    .selectFrom('vendor')
    .select('id')
    .where('sub_category_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return vendor !== undefined;
}

/** The topic's name; locked until the transaction ends. Undefined for one of a release. */
export async function addedTopic(trx: Db, id: string): Promise<string | undefined> {
  const topic = await trx
    .selectFrom('category')
    .select('name')
    .where('id', '=', id)
    .where('is_added', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return topic?.name;
}

/** Its words and alerts go with it. */
export async function removeTopic(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('vendor_count').where('category_id', '=', id).execute();
  await trx.deleteFrom('category').where('id', '=', id).execute();
}
