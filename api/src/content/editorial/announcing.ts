import type { Kysely } from 'kysely';
import type { Settings } from '../../core/config/settings';
import type { Tables } from '../../core/db/database.types';
import { postPath } from '../../directory/seo/addresses.model';
import { tellSubscribers } from '../../support/subscriptions/tell-subscribers';

type House = Pick<Settings, 'publicUrl' | 'sessionSecret'>;

/** Tells subscribers of what has come out, each article once, whoever else is looking. */
export async function announceArticles(db: Kysely<Tables>, house: House): Promise<number> {
  let told = 0;
  while (await announceOne(db, house)) told += 1;
  return told;
}

const announceOne = (db: Kysely<Tables>, house: House): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('post')
      .select(['id', 'slug', 'title', 'letter'])
      .where('letter', 'is not', null)
      .where('told_at', 'is', null)
      .where('published_at', '<=', new Date())
      .orderBy('published_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!post || post.letter === null) return false;
    const { id, slug, title, letter: topic } = post;
    await trx.updateTable('post').set({ told_at: new Date() }).where('id', '=', id).execute();
    await tellSubscribers(trx, house, { topic, title, address: postPath(slug) });
    return true;
  });
