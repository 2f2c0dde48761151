import type { MostViewedVendor } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';

interface Options {
  mostViewed: () => Promise<MostViewedVendor[]>;
}

export const mostViewedRoutes: FastifyPluginAsyncZod<Options> = async (app, { mostViewed }) => {
  route(app, 'getMostViewed', async (_request, reply) => {
    reply.header('cache-control', shared);
    return mostViewed();
  });
};
