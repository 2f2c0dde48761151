import type { Engagement } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';

interface Options {
  /** Fails with `not-found` for an unknown profession. */
  engagements: (profession: string) => Promise<Engagement[]>;
}

export const engagementsRoutes: FastifyPluginAsyncZod<Options> = async (app, { engagements }) => {
  route(app, 'getEngagements', async ({ query: { type } }, reply) => {
    reply.header('cache-control', shared);
    return engagements(type);
  });
};
