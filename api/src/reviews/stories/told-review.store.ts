import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** Minimum stars for a story. */
const leastStars = 4;

/** Public reviews whose writers allow a story, with the story if there is one. */
export const toldReviews = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('vendor', 'vendor.id', 'review.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('story', 'story.review_id', 'review.id')
    .where('review.may_be_story', '=', true)
    .where('review.stars', '>=', leastStars)
    .where('review.is_counted', '=', true)
    .where('review.user_id', 'is not', null)
    .where('vendor.status', '=', 'live');

/** No decision yet. */
export const isUndecided = sql<boolean>`(story.id IS NULL AND review.story_refused_at IS NULL)`;

/** One of them for an operator's decision; locked if `isToChange`. */
export function notifiedReview(db: Db, id: string, isToChange = false) {
  const one = toldReviews(db)
    .select(['review.id', 'review.name', 'review.image', 'review.stars', 'review.text'])
    .select(['review.user_id', 'review.vendor_id', 'review.published_at'])
    .select(['review.story_refused_at', 'vendor.name as vendor_name'])
    .select(['vendor.user_id as owner_id', 'category.profession'])
    .select(['story.id as story_id', 'story.title', 'story.body', 'story.slug'])
    .select('story.published_at as told_at')
    .where('review.id', '=', id);
  return (isToChange ? one.forUpdate('review') : one).executeTakeFirst();
}

export type NotifiedReview = NonNullable<Awaited<ReturnType<typeof notifiedReview>>>;

/** Removes the story; the review returns to the queue if it is still eligible. */
export async function takeDownStory(trx: Db, reviewId: string): Promise<void> {
  await trx.deleteFrom('story').where('review_id', '=', reviewId).execute();
  await trx
    .updateTable('review')
    .set({ story_refused_at: null })
    .where('id', '=', reviewId)
    .execute();
}

/** An operator declined the story or took it down. */
export async function refuseStory(trx: Db, reviewId: string): Promise<void> {
  await trx.deleteFrom('story').where('review_id', '=', reviewId).execute();
  await trx
    .updateTable('review')
    .set({ story_refused_at: sql<Date>`now()` })
    .where('id', '=', reviewId)
    .execute();
}
