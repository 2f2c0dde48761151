import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  campaignPath,
  officePath,
  postPath,
  storyPath,
  topicPath,
  vendorPath,
} from './addresses.model';
import type { Page } from './sitemap.model';

/** Published articles, stories, campaigns and offices. */
export async function writtenPages(db: Kysely<Tables>): Promise<Page[]> {
  const [posts, topics, stories, campaigns, offices] = await Promise.all([
    published(db, 'post'),
    topicsThatAreOut(db),
    published(db, 'story'),
    published(db, 'campaign'),
    db.selectFrom('gov_office').select('slug').orderBy('position').execute(),
  ]);
  return [
    ...posts.map(({ slug, published_at }) => ({ path: postPath(slug), changed: published_at })),
    ...topics.map(({ topic }) => ({ path: topicPath(topic) })),
    ...stories.map(({ slug, published_at }) => ({ path: storyPath(slug), changed: published_at })),
    ...campaigns.map(({ slug, published_at }) => ({
      path: campaignPath(slug),
      changed: published_at,
    })),
    ...offices.map(({ slug }) => ({ path: officePath(slug) })),
  ];
}

const topicsThatAreOut = (db: Kysely<Tables>) =>
  db
    .selectFrom('post')
    .select('topic')
    .distinct()
    .where('published_at', '<=', new Date())
    .orderBy('topic')
    .execute();

const published = (db: Kysely<Tables>, table: 'post' | 'story' | 'campaign') =>
  db
    .selectFrom(table)
    .select(['slug', 'published_at'])
    .where('published_at', '<=', new Date())
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(10_000)
    .execute();

/** Listed vendors from the id `first` on, by id. */
export async function vendorPages(
  db: Kysely<Tables>,
  first: string,
  limit: number,
): Promise<Page[]> {
  const rows = await listed(db, first)
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'category.profession', 'vendor.created_at'])
    .limit(limit)
    .execute();
  return rows.map(({ id, profession, created_at }) => ({
    path: vendorPath(profession, id),
    changed: created_at,
  }));
}

/** The first id of each part of `size` listed vendors. */
export async function firstIds(db: Kysely<Tables>, size: number): Promise<string[]> {
  const firsts: string[] = [];
  let next = await idAt(db, undefined, 0);
  while (next !== undefined) {
    firsts.push(next);
    next = await idAt(db, next, size);
  }
  return firsts;
}

async function idAt(db: Kysely<Tables>, first: string | undefined, offset: number) {
  const row = await listed(db, first)
    .select('vendor.id')
    .offset(offset)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

const listed = (db: Kysely<Tables>, first: string | undefined) =>
  db
    .selectFrom('vendor')
    .where('vendor.status', '=', 'live')
    .$if(first !== undefined, (query) => query.where('vendor.id', '>=', first as string))
    .orderBy('vendor.id');
