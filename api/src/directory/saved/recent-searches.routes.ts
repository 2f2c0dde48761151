import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { RecentSearchesService } from './recent-searches.service';

interface Options {
  recentSearches: RecentSearchesService;
}

export const recentSearchesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { recentSearches },
) => {
  route(app, 'getRecentSearches', async (request) =>
    recentSearches.of(requireUser(request).userId),
  );

  route(app, 'keepRecentSearches', { bodyLimit: 8_192 }, async (request) =>
    recentSearches.keep(requireUser(request).userId, request.body.terms),
  );

  route(app, 'clearRecentSearches', async (request) => {
    await recentSearches.clear(requireUser(request).userId);
  });
};
