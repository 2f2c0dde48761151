import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated, shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { SearchService } from './search.service';
import type { SuggestService } from './suggest.service';
import type { Trending } from './trending';

interface Options {
  search: SearchService;
  suggestions: SuggestService;
  trending: Trending;
}

export const searchRoutes: FastifyPluginAsyncZod<Options> = async (app, services) => {
  const { search, suggestions, trending } = services;

  route(app, 'searchDirectory', async ({ query: { q, type, spec, ...filters } }, reply) => {
    reply.header('cache-control', revalidated);
    return search.find(q, { type, spec }, filters);
  });

  route(app, 'suggestSearches', async ({ query: { q, loc } }, reply) => {
    reply.header('cache-control', shared);
    return suggestions.suggest(q, loc);
  });

  route(app, 'getTrendingSearches', async (_request, reply) => {
    reply.header('cache-control', shared);
    return trending.top();
  });
};
