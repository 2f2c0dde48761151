import * as wire from '@nukkad/platform/contract/schemas/editorial.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { PaidPlacesService } from './paid-places.service';

interface Options {
  paidPlaces: PaidPlacesService;
}

const tags = ['editorial'];
const params = z.object({ promotionId: uuid });

export const paidPlacesRoutes: FastifyPluginAsyncZod<Options> = async (app, { paidPlaces }) => {
  app.route({
    ...endpoint('getPaidPlaces'),
    schema: {
      operationId: 'getPaidPlaces',
      summary: 'Paid places of listings, with those that are over',
      tags,
      response: { 200: z.array(wire.paidPlace), ...failures },
    },
    handler: async () => paidPlaces.all(),
  });

  app.route({
    ...endpoint('addPaidPlace'),
    schema: {
      operationId: 'addPaidPlace',
      summary: 'Give somebody a paid place in the listing of their profession',
      tags,
      headers: idempotencyHeaders,
      body: wire.newPaidPlace,
      response: { 201: wire.paidPlace, ...failures },
    },
    handler: async (request, reply) => {
      reply.code(201);
      const { body, headers } = request;
      return paidPlaces.add(body, personOn(request).userId, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changePaidPlace'),
    schema: {
      operationId: 'changePaidPlace',
      summary: 'Change a paid place',
      tags,
      params,
      body: wire.paidPlaceOrder,
      response: { 200: wire.paidPlace, ...failures },
    },
    handler: async (request) =>
      paidPlaces.change(request.params.promotionId, request.body, personOn(request).userId),
  });

  app.route({
    ...endpoint('removePaidPlace'),
    schema: {
      operationId: 'removePaidPlace',
      summary: 'Take a paid place away',
      tags,
      params,
      response: { 204: z.undefined(), ...failures },
    },
    handler: async (request, reply) => {
      await paidPlaces.remove(request.params.promotionId, personOn(request).userId);
      return reply.code(204).send();
    },
  });
};
