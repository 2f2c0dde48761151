import type {
  OwnReview,
  OwnReviewSort,
  OwnReviewsAnswer,
  ReviewOrder,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { ApiError, orNotFound } from '../../core/http/problems';
import { bookedVendors } from '../../directory';
import { takeDownStory } from '../stories/told-review.store';
import { inFigures } from './figures.store';
import { editableUntil } from './own-reviews.model';
import * as store from './own-reviews.store';
import { publishDueOf } from './publication';
import { replyOf } from './reviews.model';

type Db = Kysely<Tables>;

export type OwnReviewsService = ReturnType<typeof ownReviewsService>;

const unknownReview = 'There is no such review of yours.';

/** Reviews that clients write after a booking. */
export function ownReviewsService(db: Db, idempotent: IdempotentWrite) {
  return {
    async list(userId: string, sort: OwnReviewSort): Promise<OwnReviewsAnswer> {
      const rows = await store.ownReviews(db, userId, sort);
      return { reviews: await toOwnReviews(db, rows), total: rows.length };
    },

    /** Fails with `booking-state` before the booking took place, `conflict` the second time. */
    write: (
      userId: string,
      bookingId: string,
      order: ReviewOrder,
      key: string | undefined,
    ): Promise<OwnReview> =>
      idempotent(
        { call: 'reviewBooking', key, body: { userId, bookingId, order } },
        async (trx) => {
          const own = await store.ownBookingToReview(trx, userId, bookingId);
          const id = await add(trx, userId, reviewable(own), order);
          return oneOf(trx, userId, id);
        },
      ),

    /** Fails with `too-late` some weeks after it was written. */
    change: (userId: string, reviewId: string, order: ReviewOrder): Promise<OwnReview> =>
      db.transaction().execute(async (trx) => {
        const { vendor_id, created_at } = await rowOf(trx, userId, reviewId);
        if (editableUntil(created_at) < new Date()) throw tooLate();
        await inFigures(trx, vendor_id, async () => {
          await store.keepEdit(trx, reviewId);
          await store.rewrite(trx, reviewId, order);
          // A story is based on the review's text, so a changed text needs a new one.
          await takeDownStory(trx, reviewId);
        });
        return oneOf(trx, userId, reviewId);
      }),

    /** Removes the story at any time; the review stays. */
    withdrawStory: (userId: string, reviewId: string): Promise<OwnReview> =>
      db.transaction().execute(async (trx) => {
        await rowOf(trx, userId, reviewId);
        await store.withdrawConsent(trx, reviewId);
        await takeDownStory(trx, reviewId);
        return oneOf(trx, userId, reviewId);
      }),

    remove: (userId: string, reviewId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const { vendor_id } = await rowOf(trx, userId, reviewId);
        await inFigures(trx, vendor_id, () => store.removeReview(trx, reviewId));
      }),
  };
}

/** Fails unless the booking has taken place. */
export function reviewable(booking: store.ReviewedBooking | undefined): store.ReviewedBooking {
  const found = orNotFound(booking, 'There is no such booking.');
  if (found.status === 'completed') return found;
  throw new ApiError('booking-state', 'A review can be written once the booking has taken place.');
}

const tooLate = () => new ApiError('too-late', 'This review cannot be changed any more.');

async function add(
  trx: Db,
  userId: string,
  booking: store.ReviewedBooking,
  order: ReviewOrder,
): Promise<string> {
  return inFigures(trx, booking.vendor_id, async () => {
    const id = await store.addReview(trx, userId, booking, order);
    if (id === undefined) throw new ApiError('conflict', 'You have reviewed this booking already.');
    await publishDueOf(trx, booking.vendor_id);
    return id;
  });
}

async function rowOf(db: Db, userId: string, id: string): Promise<store.OwnReviewRow> {
  const [row] = await store.ownReviews(db, userId, 'newest', id);
  return orNotFound(row, unknownReview);
}

async function oneOf(db: Db, userId: string, id: string): Promise<OwnReview> {
  const [review] = await toOwnReviews(db, [await rowOf(db, userId, id)]);
  return orNotFound(review, unknownReview);
}

async function toOwnReviews(db: Db, rows: store.OwnReviewRow[]): Promise<OwnReview[]> {
  const vendors = await bookedVendors(
    db,
    rows.map(({ vendor_id }) => vendor_id),
  );
  return rows.map((row) => ({
    _id: row.id,
    vendor: orNotFound(vendors.get(row.vendor_id), unknownReview),
    bookingId: row.booking_id,
    ...{ stars: row.stars, recommends: row.recommends, text: row.text },
    reviewer: row.name,
    visitedFor: row.visited_for,
    time: row.created_at.toISOString(),
    publishedAt: row.published_at.toISOString(),
    isPublished: row.is_counted,
    editableUntil: editableUntil(row.created_at).toISOString(),
    reply: replyOf(row),
    mayBeStory: row.may_be_story,
    story: row.story,
  }));
}
