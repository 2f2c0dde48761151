import type { Promotion } from '@nukkad/platform/contract';
import { promotion } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import type { Slot } from './promotions.store';

interface Options {
  /** Fails with `not-found` for a profession nobody knows. */
  promotions: (slot: Slot, profession: string) => Promise<Promotion[]>;
}

export const promotionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { promotions }) => {
  app.route({
    ...endpoint('getPromotions'),
    schema: {
      operationId: 'getPromotions',
      summary: 'Paid places of a listing, to be labelled as such',
      tags: ['content'],
      querystring: z.object({
        slot: z.literal('listing', { error: 'must be listing' }),
        type: slug.describe('Slug of the profession'),
      }),
      response: { 200: z.array(promotion), ...failures },
    },
    handler: async ({ query: { slot, type } }, reply) => {
      reply.header('cache-control', revalidated);
      return promotions(slot, type);
    },
  });
};
