import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { ReviewsService } from './reviews.service';

interface Options {
  reviews: ReviewsService;
}

export const reviewsRoutes: FastifyPluginAsyncZod<Options> = async (app, { reviews }) => {
  route(app, 'getReviews', async ({ params, query }, reply) => {
    reply.header('cache-control', revalidated);
    return reviews.list({ ...params, ...query });
  });
};
