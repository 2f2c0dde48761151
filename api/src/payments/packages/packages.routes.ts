import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { PackagesService } from './packages.service';

export const packagesRoutes: FastifyPluginAsyncZod<{ packages: PackagesService }> = async (
  app,
  { packages },
) => {
  route(app, 'getPackages', async ({ params }, reply) => {
    reply.header('cache-control', revalidated);
    return packages.of(params.id);
  });

  route(app, 'purchasePackage', { bodyLimit: 4_096 }, async (request) => {
    const { params, headers, body: order } = request;
    return packages.purchase({
      ...{ packageId: params.packageId, userId: requireUser(request).userId, order },
      key: headers['idempotency-key'],
    });
  });

  route(app, 'getMyCredits', async (request) => packages.credits(requireUser(request).userId));

  route(app, 'getMyPurchases', async (request) => packages.purchased(requireUser(request).userId));
};
