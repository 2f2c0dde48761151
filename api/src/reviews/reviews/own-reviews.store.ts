import { limits, type OwnReviewSort, type ReviewOrder } from '@nukkad/platform/contract';
import { type Kysely, type NotNull, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { isBookingOf } from '../../booking';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import { publicName } from './own-reviews.model';

type Db = Kysely<Tables>;

export type OwnReviewRow = Awaited<ReturnType<typeof ownReviews>>[number];

const toReview = (trx: Db, bookingId: string) =>
  trx
    .selectFrom('booking')
    .select(['id', 'vendor_id', 'status', 'service_name'])
    .where('id', '=', bookingId)
    .forNoKeyUpdate();

/**
 * A booking to be reviewed, locked until the transaction ends: when both sides write at once, the
 * second sees the first one's review.
 */
export const bookingToReview = (trx: Db, bookingId: string) =>
  toReview(trx, bookingId).executeTakeFirst();

/** The same, if it is this client's. */
export const ownBookingToReview = (trx: Db, userId: string, bookingId: string) =>
  toReview(trx, bookingId).where(isBookingOf(userId)).executeTakeFirst();

export type ReviewedBooking = NonNullable<Awaited<ReturnType<typeof bookingToReview>>>;

/** The new review's id, public at once if the other side has written; undefined if it exists. */
export async function addReview(
  trx: Db,
  userId: string,
  { id: bookingId, vendor_id, service_name }: ReviewedBooking,
  { mayBeStory = false, stars, recommends, text }: ReviewOrder,
): Promise<string | undefined> {
  const writer = await trx
    .selectFrom('app_user')
    .select(['full_name', 'gender'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const added = await trx
    .insertInto('review')
    .values({
      id: uuidv7(),
      ...{ vendor_id, stars, recommends, text },
      user_id: userId,
      booking_id: bookingId,
      name: publicName(writer.full_name),
      image: faceOf(userId, writer.gender),
      visited_for: service_name,
      reply_text: null,
      replied_at: null,
      may_be_story: mayBeStory,
      is_counted: false,
      published_at: sql<Date>`CASE
        WHEN EXISTS (SELECT FROM client_review WHERE booking_id = ${bookingId}::uuid) THEN now()
        ELSE now() + ${limits.reviewBlindDays}::int * interval '1 day' END`,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** False when the professional has reviewed this booking before. */
export async function addClientReview(
  trx: Db,
  bookingId: string,
  { stars, text }: { stars: number; text: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('client_review')
    .values({ booking_id: bookingId, stars, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Publishes both sides' reviews, once both are written. */
export async function endBlindness(trx: Db, bookingId: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ published_at: sql<Date>`least(published_at, now())` })
    .where('booking_id', '=', bookingId)
    .execute();
}

const orders = {
  newest: ['created_at', 'desc'],
  oldest: ['created_at', 'asc'],
  rating: ['stars', 'desc'],
} as const;

/** A user's own reviews; for equal stars newest first. */
export async function ownReviews(db: Db, userId: string, sort: OwnReviewSort, only?: string) {
  const [column, direction] = orders[sort];
  const all = db
    .selectFrom('review')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('story')
        .select('story.slug')
        .whereRef('story.review_id', '=', 'review.id')
        .as('story'),
    )
    .where('user_id', '=', userId)
    .where('booking_id', 'is not', null)
    .$narrowType<{ booking_id: NotNull }>()
    .orderBy(column, direction)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return only === undefined ? all.execute() : all.where('id', '=', only).execute();
}

/** Stores the previous text of a review. */
export async function keepEdit(trx: Db, reviewId: string): Promise<void> {
  await sql`INSERT INTO review_edit (id, review_id, stars, recommends, text)
    SELECT ${uuidv7()}, id, stars, recommends, text FROM review
    WHERE id = ${reviewId}`.execute(trx);
}

export async function rewrite(
  trx: Db,
  reviewId: string,
  { stars, recommends, text, mayBeStory }: ReviewOrder,
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ stars, recommends, text })
    .$if(mayBeStory !== undefined, (query) => query.set({ may_be_story: mayBeStory as boolean }))
    .where('id', '=', reviewId)
    .execute();
}

export async function withdrawConsent(trx: Db, reviewId: string): Promise<void> {
  await trx.updateTable('review').set({ may_be_story: false }).where('id', '=', reviewId).execute();
}

export async function removeReview(trx: Db, reviewId: string): Promise<void> {
  await trx.deleteFrom('review').where('id', '=', reviewId).execute();
}

/** A public review. */
export function publicReview(db: Db, reviewId: string) {
  return db
    .selectFrom('review')
    .innerJoin('vendor', 'vendor.id', 'review.vendor_id')
    .select(['review.vendor_id', 'review.user_id', 'review.replied_at'])
    .select('vendor.name as vendor_name')
    .where('review.id', '=', reviewId)
    .where('review.is_counted', '=', true)
    .executeTakeFirst();
}

/** Sets or replaces the vendor's reply. */
export async function setReply(trx: Db, reviewId: string, text: string): Promise<void> {
  await trx
    .updateTable('review')
    .set({ reply_text: text, replied_at: sql<string>`now()` })
    .where('id', '=', reviewId)
    .execute();
}
