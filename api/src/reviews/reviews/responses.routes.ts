import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { ResponsesService } from './responses.service';

interface Options {
  responses: ResponsesService;
}

const written = { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 } as const;

export const responsesRoutes: FastifyPluginAsyncZod<Options> = async (app, { responses }) => {
  route(app, 'reviewClient', written, async (request) => {
    const { vendorId } = requireUser(request);
    await responses.reviewClient(vendorId, request.params.bookingId, request.body);
  });

  route(app, 'replyToReview', written, async (request) => {
    const { vendorId } = requireUser(request);
    await responses.reply(vendorId, request.params.reviewId, request.body.text);
  });

  route(app, 'reportReview', written, async (request) => {
    const { userId } = requireUser(request);
    await responses.report(userId, request.params.reviewId, request.body.reason);
  });
};
