import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { AddressesService } from './addresses.service';

interface Options {
  addresses: AddressesService;
}

const bodyLimit = 4_096;

export const addressesRoutes: FastifyPluginAsyncZod<Options> = async (app, { addresses }) => {
  route(app, 'getAddresses', async (request) => addresses.of(personOn(request).userId));

  route(app, 'addAddress', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return addresses.add(personOn(request).userId, body, headers['idempotency-key']);
  });

  route(app, 'changeAddress', { bodyLimit }, async (request) =>
    addresses.change(personOn(request).userId, request.params.addressId, request.body),
  );

  route(app, 'removeAddress', async (request) => {
    await addresses.remove(personOn(request).userId, request.params.addressId);
  });
};
