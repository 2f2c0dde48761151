import type { Article, Post } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { campaignPicture } from '../../core/assets/pictures';
import type { Tables } from '../../core/db/tables.generated';
import { blocksOf, minutesOf } from '../../core/text/markdown.model';
import { picturesOfText } from '../site/text-pictures.store';
import { translated } from '../site/translated';

/** Articles on one page of the blog, which gets a few a month. */
const most = 100;

/** Published articles, newest first. */
export async function allPosts(db: Kysely<Tables>): Promise<Post[]> {
  const rows = await published(db)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return (await translated(db, 'post', rows, ({ id }) => id)).map(toPost);
}

/** One article; undefined before its publication day. */
export async function postBySlug(db: Kysely<Tables>, slug: string): Promise<Article | undefined> {
  const found = await published(db).where('slug', '=', slug).execute();
  const [row] = await translated(db, 'post', found, ({ id }) => id);
  if (!row) return undefined;
  const pictureOf = await picturesOfText(db, row.body);
  return { ...toPost(row), body: blocksOf(row.body, pictureOf) };
}

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('post')
    .selectAll()
    .where('published_at', '<=', new Date())
    .$narrowType<{ published_at: Date }>();

type PostRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

function toPost({ id, slug, title, summary, topic, body, picture, published_at }: PostRow): Post {
  return {
    _id: id,
    slug,
    title,
    summary,
    topic,
    published: published_at.toISOString(),
    minutes: minutesOf(body),
    picture: picture === null ? null : campaignPicture(picture, title),
  };
}
