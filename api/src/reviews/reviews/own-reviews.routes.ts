import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { OwnReviewsService } from './own-reviews.service';

interface Options {
  ownReviews: OwnReviewsService;
}

const written = { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 } as const;

export const ownReviewsRoutes: FastifyPluginAsyncZod<Options> = async (app, { ownReviews }) => {
  route(app, 'reviewBooking', written, async (request) => {
    const { body, headers, params } = request;
    const { userId } = requireUser(request);
    return ownReviews.write(userId, params.bookingId, body, headers['idempotency-key']);
  });

  route(app, 'getMyReviews', async (request) =>
    ownReviews.list(requireUser(request).userId, request.query.sort),
  );

  route(app, 'changeReview', written, async (request) =>
    ownReviews.change(requireUser(request).userId, request.params.reviewId, request.body),
  );

  route(app, 'withdrawStory', async (request) =>
    ownReviews.withdrawStory(requireUser(request).userId, request.params.reviewId),
  );

  route(app, 'deleteReview', async (request) => {
    await ownReviews.remove(requireUser(request).userId, request.params.reviewId);
  });
};
