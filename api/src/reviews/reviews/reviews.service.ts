import {
  limits,
  type Review,
  type ReviewSort,
  type ReviewsAnswer,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notValid } from '../../core/http/refusals';
import { asMessage } from '../../core/language/message';
import { ratingOf } from '../../directory';
import { cursorOf, histogramOf, placeOf, replyOf } from './reviews.model';
import { type ReviewRow, ratingsOf, reviewsOf } from './reviews.store';

export interface ReviewsAsked {
  id: string;
  sort: ReviewSort;
  cursor?: string;
}

export type ReviewsService = ReturnType<typeof reviewsService>;

export function reviewsService(db: Kysely<Tables>) {
  return {
    /** Fails with `vendor-unknown`, or `validation` for a cursor of another list. */
    async list({ id, sort, cursor }: ReviewsAsked): Promise<ReviewsAnswer> {
      const after = cursor === undefined ? undefined : placeOf(sort, cursor);
      if (cursor !== undefined && !after) throw brokenCursor();
      const ratings = await ratingsOf(db, id);
      if (!ratings) throw new ApiError('vendor-unknown', 'There is no such professional.');
      const rows = await reviewsOf(db, id, { sort, after, limit: limits.reviewsPerPage + 1 });
      const page = rows.slice(0, limits.reviewsPerPage);
      const last = page.at(-1);
      return {
        rating: ratingOf(ratings.rating_sum, ratings.rating_count),
        histogram: histogramOf(ratings.rating_counts),
        total: ratings.rating_count,
        reviews: page.map(toReview),
        next:
          last && rows.length > page.length
            ? cursorOf(sort, { at: last.created_at, stars: last.stars, id: last.id })
            : null,
      };
    },
  };
}

function brokenCursor(): ApiError {
  const rule = asMessage('must be the `next` of an answer in the same order');
  return notValid({ cursor: rule });
}

function toReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    name: row.name,
    img: row.image,
    time: row.created_at.toISOString(),
    text: row.text,
    stars: row.stars,
    recommends: row.recommends,
    visitedFor: row.visited_for,
    reply: replyOf(row),
  };
}
