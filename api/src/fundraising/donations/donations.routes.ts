import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestCaller } from '../../core/guest-tokens/caller';
import { route } from '../../core/http/route';
import type { DonationsService } from './donations.service';
import type { InterestsService } from './interests.service';

interface Options {
  donations: DonationsService;
  interests: InterestsService;
}

export const donationsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { donations, interests },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(
    app,
    'donate',
    { config: { rateLimitedAction: 'donations' }, bodyLimit: 16_384 },
    async (request) => {
      const { params, body: order, headers } = request;
      const made = await donations.donate({
        ...{ campaignId: params.campaignId, order, caller: requestCaller(request) },
        key: headers['idempotency-key'],
      });
      return made;
    },
  );

  route(app, 'getDonation', async (request) =>
    donations.read(request.params.donationId, requestCaller(request)),
  );

  route(
    app,
    'sendInterest',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 },
    async (request) => {
      const { params, body: order, headers, person } = request;
      const answer = await interests.send({
        ...{ campaignId: params.campaignId, order, userId: person?.userId ?? null },
        key: headers['idempotency-key'],
      });
      return answer;
    },
  );
};
