import { limits } from '@nukkad/platform/contract';
import { pin } from '@nukkad/platform/contract/schemas/booking.schema';
import { geoPlace, nearestPlace } from '@nukkad/platform/contract/schemas/directory.schema';
import { degrees, words } from '@nukkad/platform/contract/schemas/fields';
import { pinPlace } from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';
import type { GeoService } from './geo.service';

interface Options {
  geo: GeoService;
}

export const geoRoutes: FastifyPluginAsyncZod<Options> = async (app, { geo }) => {
  app.route({
    ...endpoint('suggestPlaces'),
    schema: {
      operationId: 'suggestPlaces',
      summary: 'Neighbourhoods and cities for what somebody types',
      tags: ['geo'],
      querystring: z.object({
        q: words(limits.placeTermMinLength, limits.placeTermMaxLength).describe(
          'Beginning of a name or of a PIN',
        ),
      }),
      response: { 200: z.array(geoPlace).max(limits.placesSuggested), ...failures },
    },
    handler: async ({ query: { q } }, reply) => {
      reply.header('cache-control', shared);
      return geo.suggest(q);
    },
  });

  app.route({
    ...endpoint('getPin'),
    schema: {
      operationId: 'getPin',
      summary: 'The city and neighbourhoods of a PIN code',
      tags: ['geo'],
      params: z.object({ pin }),
      response: { 200: pinPlace, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', shared);
      return geo.ofPin(params.pin);
    },
  });

  app.route({
    ...endpoint('getNearestPlace'),
    schema: {
      operationId: 'getNearestPlace',
      summary: 'The neighbourhood closest to a point',
      tags: ['geo'],
      querystring: z.object({ lat: degrees(90), lng: degrees(180) }),
      response: { 200: nearestPlace, ...failures },
    },
    handler: async ({ query }, reply) => {
      // Where a person stands is kept nowhere, not even in a proxy.
      reply.header('cache-control', 'no-store');
      return geo.nearest(query);
    },
  });
};
