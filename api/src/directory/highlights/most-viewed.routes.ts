import type { MostViewedVendor } from '@nukkad/platform/contract';
import { mostViewedVendor } from '@nukkad/platform/contract/schemas/content.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';

interface Options {
  mostViewed: () => Promise<MostViewedVendor[]>;
}

export const mostViewedRoutes: FastifyPluginAsyncZod<Options> = async (app, { mostViewed }) => {
  app.route({
    ...endpoint('getMostViewed'),
    schema: {
      operationId: 'getMostViewed',
      summary: 'Professionals whose pages were opened most in the last month',
      tags: ['directory'],
      response: { 200: z.array(mostViewedVendor), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return mostViewed();
    },
  });
};
