import type { Engagement } from '@nukkad/platform/contract';
import { engagement } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';

interface Options {
  /** Fails with `not-found` for a profession nobody knows. */
  engagements: (profession: string) => Promise<Engagement[]>;
}

export const engagementsRoutes: FastifyPluginAsyncZod<Options> = async (app, { engagements }) => {
  app.route({
    ...endpoint('getEngagements'),
    schema: {
      operationId: 'getEngagements',
      summary: 'What was done last by people of one profession',
      tags: ['content'],
      querystring: z.object({ type: slug.describe('Slug of the profession') }),
      response: { 200: z.array(engagement), ...failures },
    },
    handler: async ({ query: { type } }, reply) => {
      reply.header('cache-control', shared);
      return engagements(type);
    },
  });
};
