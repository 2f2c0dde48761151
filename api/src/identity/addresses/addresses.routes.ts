import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { AddressesService } from './addresses.service';

interface Options {
  addresses: AddressesService;
}

const bodyLimit = 4_096;

export const addressesRoutes: FastifyPluginAsyncZod<Options> = async (app, { addresses }) => {
  route(app, 'getAddresses', async (request) => addresses.of(requireUser(request).userId));

  route(app, 'addAddress', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return addresses.add(requireUser(request).userId, body, headers['idempotency-key']);
  });

  route(app, 'changeAddress', { bodyLimit }, async (request) =>
    addresses.change(requireUser(request).userId, request.params.addressId, request.body),
  );

  route(app, 'removeAddress', async (request) => {
    await addresses.remove(requireUser(request).userId, request.params.addressId);
  });
};
