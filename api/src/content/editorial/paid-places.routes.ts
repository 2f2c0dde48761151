import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { PaidPlacesService } from './paid-places.service';

interface Options {
  paidPlaces: PaidPlacesService;
}

export const paidPlacesRoutes: FastifyPluginAsyncZod<Options> = async (app, { paidPlaces }) => {
  route(app, 'getPaidPlaces', async () => paidPlaces.all());

  route(app, 'addPaidPlace', async (request) => {
    const { body, headers } = request;
    return paidPlaces.add(body, requireUser(request).userId, headers['idempotency-key']);
  });

  route(app, 'changePaidPlace', async (request) =>
    paidPlaces.change(request.params.promotionId, request.body, requireUser(request).userId),
  );

  route(app, 'removePaidPlace', async (request) => {
    await paidPlaces.remove(request.params.promotionId, requireUser(request).userId);
  });
};
