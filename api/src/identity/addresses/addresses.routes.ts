import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { address, addressOrder } from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { AddressesService } from './addresses.service';

interface Options {
  addresses: AddressesService;
}

const tags = ['mine'];
const bodyLimit = 4_096;
const params = z.object({ addressId: uuid });

export const addressesRoutes: FastifyPluginAsyncZod<Options> = async (app, { addresses }) => {
  app.route({
    ...endpoint('getAddresses'),
    schema: {
      operationId: 'getAddresses',
      summary: 'Somebody’s places, the default first',
      tags,
      response: { 200: z.array(address), ...failures },
    },
    handler: async (request) => addresses.of(personOn(request).userId),
  });

  app.route({
    ...endpoint('addAddress'),
    bodyLimit,
    schema: {
      operationId: 'addAddress',
      summary: 'One more place; the first is the default',
      tags,
      headers: idempotencyHeaders,
      body: addressOrder,
      response: { 201: address, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return addresses.add(personOn(request).userId, body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changeAddress'),
    bodyLimit,
    schema: {
      operationId: 'changeAddress',
      summary: 'The place as it is now; a new default takes the old one’s place',
      tags,
      params,
      body: addressOrder,
      response: { 200: address, ...failures },
    },
    handler: async (request) =>
      addresses.change(personOn(request).userId, request.params.addressId, request.body),
  });

  app.route({
    ...endpoint('removeAddress'),
    schema: {
      operationId: 'removeAddress',
      summary: 'Forget a place',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await addresses.remove(personOn(request).userId, request.params.addressId);
      reply.code(204);
    },
  });
};
