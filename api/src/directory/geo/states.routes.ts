import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated, shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { StatesService } from './states.service';

interface Options {
  states: StatesService;
}

export const statesRoutes: FastifyPluginAsyncZod<Options> = async (app, { states }) => {
  route(app, 'getStates', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return states.all();
  });

  route(app, 'getState', async ({ params }, reply) => {
    reply.header('cache-control', shared);
    return states.bySlug(params.slug);
  });
};
