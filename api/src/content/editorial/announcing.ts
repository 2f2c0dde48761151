import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { MessageLanguage } from '../../core/language/message-language';
import { postPath } from '../../directory';
import { inEachLanguage } from '../site/translated';

/** An article that has just been published. */
export interface PublishedArticle {
  /** Subscription topic, as on a slide of the banner. */
  topic: string;
  /** In each language; English where it is not translated. */
  titles: Record<MessageLanguage, string>;
  /** Site path. */
  address: string;
}

/** Called once per article, in the transaction that marks it as announced. */
export type ArticlePublished = (trx: Kysely<Tables>, article: PublishedArticle) => Promise<unknown>;

/** Announces published articles, each once across all processes. */
export async function announceArticles(
  db: Kysely<Tables>,
  articlePublished: ArticlePublished,
): Promise<number> {
  let told = 0;
  while (await announceOne(db, articlePublished)) told += 1;
  return told;
}

const announceOne = (db: Kysely<Tables>, articlePublished: ArticlePublished): Promise<boolean> =>
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
    const titles = await inEachLanguage(trx, { kind: 'post', id, field: 'title', english: title });
    await articlePublished(trx, { topic, titles, address: postPath(slug) });
    return true;
  });
