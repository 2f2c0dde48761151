import type { ClientReviewOrder } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { mustBeAllowed } from '../../core/auth/public-acts';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError, orNotFound } from '../../core/http/problems';
import { notify } from '../../core/notifications/notify';
import { inFigures } from './figures.store';
import { reviewable } from './own-reviews.service';
import * as store from './own-reviews.store';
import { publishDueOf } from './publication';
import { addReport } from './reports.store';
import { reviewNotifications } from './review-notifications';

export type ResponsesService = ReturnType<typeof responsesService>;

const unknownReview = 'There is no such review.';

/** Professionals' reviews of clients, their replies, and reports by any user. */
export function responsesService(db: Kysely<Tables>) {
  return {
    /** Fails with `booking-state` before the booking took place, `conflict` the second time. */
    reviewClient: (
      vendorId: string | null,
      bookingId: string,
      order: ClientReviewOrder,
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const booking = await store.bookingToReview(trx, bookingId);
        const { vendor_id } = reviewable(booking?.vendor_id === vendorId ? booking : undefined);
        if (!(await store.addClientReview(trx, bookingId, order))) {
          throw new ApiError('conflict', 'You have reviewed this client already.');
        }
        await inFigures(trx, vendor_id, async () => {
          await store.endBlindness(trx, bookingId);
          await publishDueOf(trx, vendor_id);
        });
      }),

    /** Sets or replaces the reply. */
    reply: (vendorId: string | null, reviewId: string, text: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const review = await store.publicReview(trx, reviewId);
        if (review?.vendor_id !== vendorId) throw new ApiError('not-found', unknownReview);
        await mustBeAllowed(trx, review.vendor_id, 'review-replies');
        await store.setReply(trx, reviewId, text);
        const isFirst = review.replied_at === null;
        if (isFirst && review.user_id) {
          const said = reviewNotifications.replied(review.vendor_name);
          const link = '/profile?section=reviews';
          await notify(trx, { userId: review.user_id, kind: 'review', link, ...said });
        }
      }),

    async report(userId: string, reviewId: string, reason: string): Promise<void> {
      orNotFound(await store.publicReview(db, reviewId), unknownReview);
      await addReport(db, { review_id: reviewId, user_id: userId, reason });
    },
  };
}
