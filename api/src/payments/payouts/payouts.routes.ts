import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import { ownVendorId } from '../../directory';
import type { PayoutsService } from './payouts.service';

export const payoutsRoutes: FastifyPluginAsyncZod<{ payouts: PayoutsService }> = async (
  app,
  { payouts },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const limited = { bodyLimit: 4_096, config: { rateLimitedAction: 'forms' } } as const;

  route(app, 'getPayouts', async (request) => payouts.of({ vendorId: ownVendorId(request) }));

  route(app, 'savePayoutAccount', limited, async (request) =>
    payouts.save({ vendorId: ownVendorId(request) }, request.body),
  );

  route(app, 'requestPayout', async (request) =>
    payouts.payOut(ownVendorId(request), request.headers['idempotency-key']),
  );

  route(app, 'getCampaignPayouts', async (request) => {
    const { userId } = requireUser(request);
    return payouts.of(await payouts.campaignOf(userId, request.params.campaignId));
  });

  route(app, 'saveCampaignPayoutAccount', limited, async (request) => {
    const { userId } = requireUser(request);
    const owner = await payouts.campaignOf(userId, request.params.campaignId);
    return payouts.save(owner, request.body);
  });
};
