import type { Story, StoryDetails } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { blocksOf } from '../../core/text/markdown.model';

/** Stories on one page. */
const most = 60;

/** The newest stories about vendors who are still listed. */
export async function allStories(db: Kysely<Tables>): Promise<Story[]> {
  const rows = await published(db)
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id')
    .limit(most)
    .execute();
  return rows.map(toStory);
}

export async function storyBySlug(
  db: Kysely<Tables>,
  slug: string,
): Promise<StoryDetails | undefined> {
  const row = await published(db).where('story.slug', '=', slug).executeTakeFirst();
  return row && { ...toStory(row), body: blocksOf(row.body) };
}

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('story')
    .innerJoin('vendor', 'vendor.id', 'story.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .selectAll('story')
    .select(['vendor.name as vendor_name', 'vendor.is_sample', 'category.profession'])
    .where('story.published_at', '<=', new Date())
    .where('vendor.status', '=', 'live');

type StoryRow = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number];

function toStory(row: StoryRow): Story {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    name: row.name,
    img: row.image,
    stars: row.stars,
    summary: row.summary,
    published: row.published_at.toISOString(),
    vendor: { _id: row.vendor_id, vendorName: row.vendor_name, profession: row.profession },
    isSample: row.is_sample,
  };
}
