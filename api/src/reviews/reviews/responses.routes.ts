import { reasoned } from '@nukkad/platform/contract/schemas/booking.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import {
  clientReviewOrder,
  reviewReply,
} from '@nukkad/platform/contract/schemas/own-reviews.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { ResponsesService } from './responses.service';

interface Options {
  responses: ResponsesService;
}

const tags = ['reviews'];
const ofReview = z.object({ reviewId: uuid });
const written = { config: { deed: 'forms' }, bodyLimit: 32_768 } as const;
const response = { 204: z.void(), ...failures };

export const responsesRoutes: FastifyPluginAsyncZod<Options> = async (app, { responses }) => {
  app.route({
    ...endpoint('reviewClient'),
    ...written,
    schema: {
      operationId: 'reviewClient',
      summary: 'Say how the client was; neither side sees the other’s before both are out',
      tags,
      params: z.object({ bookingId: uuid }),
      body: clientReviewOrder,
      response,
    },
    handler: async (request, reply) => {
      const { vendorId } = personOn(request);
      await responses.reviewClient(vendorId, request.params.bookingId, request.body);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('replyToReview'),
    ...written,
    schema: {
      operationId: 'replyToReview',
      summary: 'Answer a review of oneself, or answer it differently',
      tags,
      params: ofReview,
      body: reviewReply,
      response,
    },
    handler: async (request, reply) => {
      const { vendorId } = personOn(request);
      await responses.reply(vendorId, request.params.reviewId, request.body.text);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('reportReview'),
    ...written,
    schema: {
      operationId: 'reportReview',
      summary: 'Tell the house what is wrong with a review',
      tags,
      params: ofReview,
      body: reasoned,
      response,
    },
    handler: async (request, reply) => {
      const { userId } = personOn(request);
      await responses.report(userId, request.params.reviewId, request.body.reason);
      reply.code(204);
    },
  });
};
