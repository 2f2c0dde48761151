import { geoState, geoStateDetails } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated, shared } from '../../core/http/endpoint';
import type { StatesService } from './states.service';

interface Options {
  states: StatesService;
}

export const statesRoutes: FastifyPluginAsyncZod<Options> = async (app, { states }) => {
  app.route({
    ...endpoint('getStates'),
    schema: {
      operationId: 'getStates',
      summary: 'States in which somebody is listed',
      tags: ['geo'],
      response: { 200: z.array(geoState), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', revalidated);
      return states.all();
    },
  });

  app.route({
    ...endpoint('getState'),
    schema: {
      operationId: 'getState',
      summary: 'One state with the cities in which somebody is listed',
      tags: ['geo'],
      params: z.object({ slug }),
      response: { 200: geoStateDetails, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', shared);
      return states.bySlug(params.slug);
    },
  });
};
