import { uuid } from '@nukkad/platform/contract/schemas/fields';
import {
  ownReview,
  ownReviewsAnswer,
  reviewOrder,
} from '@nukkad/platform/contract/schemas/own-reviews.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { OwnReviewsService } from './own-reviews.service';

interface Options {
  ownReviews: OwnReviewsService;
}

const tags = ['reviews'];
const ofBooking = z.object({ bookingId: uuid });
const ofReview = z.object({ reviewId: uuid });
const written = { config: { deed: 'forms' }, bodyLimit: 32_768 } as const;

export const ownReviewsRoutes: FastifyPluginAsyncZod<Options> = async (app, { ownReviews }) => {
  app.route({
    ...endpoint('reviewBooking'),
    ...written,
    schema: {
      operationId: 'reviewBooking',
      summary: 'Say how a booking was',
      description: 'Public once the professional has written about the client, or after some days',
      tags,
      headers: idempotencyHeaders,
      params: ofBooking,
      body: reviewOrder,
      response: { 201: ownReview, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers, params } = request;
      reply.code(201);
      const { userId } = personOn(request);
      return ownReviews.write(userId, params.bookingId, body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('getMyReviews'),
    schema: {
      operationId: 'getMyReviews',
      summary: 'What somebody has written, also what is not public yet',
      tags,
      querystring: z.object({
        sort: z
          .enum(['newest', 'oldest', 'rating'], { error: 'must be newest, oldest or rating' })
          .default('newest'),
      }),
      response: { 200: ownReviewsAnswer, ...failures },
    },
    handler: async (request) => ownReviews.list(personOn(request).userId, request.query.sort),
  });

  app.route({
    ...endpoint('changeReview'),
    ...written,
    schema: {
      operationId: 'changeReview',
      summary: 'Say it differently, for some weeks; what was said before is kept',
      tags,
      params: ofReview,
      body: reviewOrder,
      response: { 200: ownReview, ...failures },
    },
    handler: async (request) =>
      ownReviews.change(personOn(request).userId, request.params.reviewId, request.body),
  });

  app.route({
    ...endpoint('withdrawStory'),
    schema: {
      operationId: 'withdrawStory',
      summary: 'Have a review told as a story no more; the review stays',
      tags,
      params: ofReview,
      response: { 200: ownReview, ...failures },
    },
    handler: async (request) =>
      ownReviews.withdrawStory(personOn(request).userId, request.params.reviewId),
  });

  app.route({
    ...endpoint('deleteReview'),
    schema: {
      operationId: 'deleteReview',
      summary: 'Take back what was said',
      tags,
      params: ofReview,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await ownReviews.remove(personOn(request).userId, request.params.reviewId);
      reply.code(204);
    },
  });
};
