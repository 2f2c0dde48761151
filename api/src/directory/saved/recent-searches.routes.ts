import { limits } from '@nukkad/platform/contract';
import { words } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { RecentSearchesService } from './recent-searches.service';

interface Options {
  recentSearches: RecentSearchesService;
}

const tags = ['accounts'];
const terms = z.array(words(limits.searchTermMinLength, limits.searchTermMaxLength));

export const recentSearchesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { recentSearches },
) => {
  app.route({
    ...endpoint('getRecentSearches'),
    schema: {
      operationId: 'getRecentSearches',
      summary: 'What somebody searched for, on whichever device, newest first',
      tags,
      response: { 200: z.array(z.string()), ...failures },
    },
    handler: async (request) => recentSearches.of(personOn(request).userId),
  });

  app.route({
    ...endpoint('keepRecentSearches'),
    bodyLimit: 8_192,
    schema: {
      operationId: 'keepRecentSearches',
      summary: 'Keep these instead, newest first',
      tags,
      body: z.object({ terms: terms.max(limits.recentSearches) }),
      response: { 200: z.array(z.string()), ...failures },
    },
    handler: async (request) => recentSearches.keep(personOn(request).userId, request.body.terms),
  });

  app.route({
    ...endpoint('clearRecentSearches'),
    schema: {
      operationId: 'clearRecentSearches',
      summary: 'Forget them all',
      tags,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await recentSearches.clear(personOn(request).userId);
      reply.code(204);
    },
  });
};
