import type { Promotion } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { Slot } from './promotions.store';

interface Options {
  /** Fails with `not-found` for an unknown profession. */
  promotions: (slot: Slot, profession: string) => Promise<Promotion[]>;
}

export const promotionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { promotions }) => {
  route(app, 'getPromotions', async ({ query: { slot, type } }, reply) => {
    reply.header('cache-control', revalidated);
    return promotions(slot, type);
  });
};
