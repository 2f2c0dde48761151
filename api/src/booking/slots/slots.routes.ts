import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { SlotsService } from './slots.service';

interface Options {
  slots: SlotsService;
}

export const slotsRoutes: FastifyPluginAsyncZod<Options> = async (app, { slots }) => {
  route(app, 'getSlots', async ({ params, query }, reply) => {
    // Free times change while the page is open.
    reply.header('cache-control', 'no-store');
    return slots.between({ ...params, ...query });
  });
};
