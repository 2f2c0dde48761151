import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { reviewsAnswer } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import type { ReviewsService } from './reviews.service';

interface Options {
  reviews: ReviewsService;
}

export const reviewsRoutes: FastifyPluginAsyncZod<Options> = async (app, { reviews }) => {
  app.route({
    ...endpoint('getReviews'),
    schema: {
      operationId: 'getReviews',
      summary: 'Reviews of one professional, page by page',
      tags: ['directory'],
      params: z.object({ id: uuid }),
      querystring: z.object({
        sort: z
          .enum(['recent', 'high', 'low'], { error: 'must be recent, high or low' })
          .default('recent'),
        cursor: z
          .string({ error: 'must be given once' })
          .max(200, 'must be at most 200 characters')
          .optional()
          .describe('`next` of the answer before'),
      }),
      response: { 200: reviewsAnswer, ...failures },
    },
    handler: async ({ params, query }, reply) => {
      reply.header('cache-control', revalidated);
      return reviews.list({ ...params, ...query });
    },
  });
};
