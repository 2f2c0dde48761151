import { z } from 'zod';
import * as booking from '../schemas/booking.schema';
import { idempotencyHeaders, nothing, uuid } from '../schemas/fields';
import { named } from '../schemas/named';
import * as ownReviews from '../schemas/own-reviews.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'reviews';

export const reviewsEndpoints = {
  reviewClient: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/client-review',
    tag,
    summary: 'Say how the client was; neither side sees the other’s before both are out',
    params: z.object({ bookingId: uuid }),
    body: ownReviews.clientReviewOrder,
    answers: { 204: nothing },
  }),

  replyToReview: defineEndpoint({
    method: 'POST',
    path: '/api/reviews/:reviewId/reply',
    tag,
    summary: 'Answer a review of oneself, or answer it differently',
    params: z.object({ reviewId: uuid }),
    body: ownReviews.reviewReply,
    answers: { 204: nothing },
  }),

  reportReview: defineEndpoint({
    method: 'POST',
    path: '/api/reviews/:reviewId/report',
    tag,
    summary: 'Tell the house what is wrong with a review',
    params: z.object({ reviewId: uuid }),
    body: booking.reasoned,
    answers: { 204: nothing },
  }),

  reviewBooking: defineEndpoint({
    method: 'POST',
    path: '/api/bookings/:bookingId/review',
    tag,
    summary: 'Say how a booking was',
    description: 'Public once the professional has written about the client, or after some days',
    headers: idempotencyHeaders,
    params: z.object({ bookingId: uuid }),
    body: ownReviews.reviewOrder,
    answers: { 201: ownReviews.ownReview },
  }),

  getMyReviews: defineEndpoint({
    method: 'GET',
    path: '/api/me/reviews',
    tag,
    summary: 'What somebody has written, also what is not public yet',
    query: z.object({
      sort: named(
        'OwnReviewSort',
        z
          .enum(['newest', 'oldest', 'rating'], { error: 'must be newest, oldest or rating' })
          .describe("Order of the account's own reviews."),
      ).default('newest'),
    }),
    answers: { 200: ownReviews.ownReviewsAnswer },
  }),

  changeReview: defineEndpoint({
    method: 'PUT',
    path: '/api/reviews/:reviewId',
    tag,
    summary: 'Say it differently, for some weeks; what was said before is kept',
    params: z.object({ reviewId: uuid }),
    body: ownReviews.reviewOrder,
    answers: { 200: ownReviews.ownReview },
  }),

  withdrawStory: defineEndpoint({
    method: 'DELETE',
    path: '/api/reviews/:reviewId/story',
    tag,
    summary: 'Have a review told as a story no more; the review stays',
    description: 'At any time, also when the review itself cannot be changed any more.',
    params: z.object({ reviewId: uuid }),
    answers: { 200: ownReviews.ownReview },
  }),

  deleteReview: defineEndpoint({
    method: 'DELETE',
    path: '/api/reviews/:reviewId',
    tag,
    summary: 'Take back what was said',
    params: z.object({ reviewId: uuid }),
    answers: { 204: nothing },
  }),
};
