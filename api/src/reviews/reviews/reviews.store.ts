import type { ReviewSort } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Place } from './reviews.model';

export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];

/** The figures of a live vendor's reviews; undefined when there is no such vendor. */
export async function ratingsOf(db: Kysely<Tables>, vendorId: string) {
  return db
    .selectFrom('vendor')
    .select(['rating_sum', 'rating_count', 'rating_counts'])
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
}

interface Page {
  sort: ReviewSort;
  after: Place | undefined;
  limit: number;
}

/** A vendor's public reviews in sort order, after `after`; for equal stars newest first. */
export async function reviewsOf(db: Kysely<Tables>, vendorId: string, page: Page) {
  const { sort, after, limit } = page;
  const all = db
    .selectFrom('review')
    .select([
      'id',
      'name',
      'image',
      'stars',
      'recommends',
      'visited_for',
      'text',
      'created_at',
      'reply_text',
      'replied_at',
    ])
    .where('vendor_id', '=', vendorId)
    .where('is_counted', '=', true)
    .limit(limit);
  const direction = sort === 'low' ? 'asc' : 'desc';
  const sorted = sort === 'recent' ? all : all.orderBy('stars', direction);
  const ordered = sorted.orderBy('created_at', 'desc').orderBy('id', 'desc');
  return after ? ordered.where(behind(sort, after)).execute() : ordered.execute();
}

function behind(sort: ReviewSort, { at, stars, id }: Place) {
  const earlier = sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
  if (sort === 'recent') return earlier;
  const next = sort === 'low' ? sql`stars > ${stars}` : sql`stars < ${stars}`;
  return sql<boolean>`(${next} OR (stars = ${stars} AND ${earlier}))`;
}
