import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { OrganiserCampaignsService } from './organiser-campaigns.service';

interface Options {
  campaigns: OrganiserCampaignsService;
}

export const organiserCampaignsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { campaigns },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  route(app, 'getMyCampaigns', (request) => campaigns.list(requireUser(request).userId));

  route(
    app,
    'createCampaign',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 4_096 },
    async (request) => {
      const { body, headers } = request;
      const { userId } = requireUser(request);
      const begun = await campaigns.create(userId, body.kind, headers['idempotency-key']);
      return begun;
    },
  );

  route(app, 'getMyCampaign', (request) => campaigns.read(namedBy(request)));

  route(app, 'keepCampaign', { bodyLimit: 131_072 }, (request) =>
    campaigns.keep(namedBy(request), request.body.draft, request.body.revision),
  );

  route(app, 'removeCampaign', async (request) => {
    await campaigns.remove(namedBy(request));
  });

  route(app, 'submitCampaign', (request) => campaigns.submit(namedBy(request)));

  route(
    app,
    'addCampaignUpdate',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 16_384 },
    async (request) => {
      const { body, headers } = request;
      const told = await campaigns.tell(namedBy(request), body.text, headers['idempotency-key']);
      return told;
    },
  );

  route(app, 'endCampaign', (request) => campaigns.end(namedBy(request)));
};

const namedBy = (
  request: Parameters<typeof requireUser>[0] & { params: { campaignId: string } },
) => ({
  userId: requireUser(request).userId,
  id: request.params.campaignId,
});
