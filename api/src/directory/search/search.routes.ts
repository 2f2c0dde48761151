import { limits } from '@nukkad/platform/contract';
import { slug, words } from '@nukkad/platform/contract/schemas/fields';
import { searchAnswer, suggestAnswer } from '@nukkad/platform/contract/schemas/search.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated, shared } from '../../core/http/endpoint';
import { filterFields } from './filters';
import type { SearchService } from './search.service';
import type { SuggestService } from './suggest.service';
import type { Trending } from './trending';

interface Options {
  search: SearchService;
  suggestions: SuggestService;
  trending: Trending;
}

const term = words(limits.searchTermMinLength, limits.searchTermMaxLength);

export const searchRoutes: FastifyPluginAsyncZod<Options> = async (app, services) => {
  const { search, suggestions, trending } = services;

  app.route({
    ...endpoint('searchDirectory'),
    schema: {
      operationId: 'searchDirectory',
      summary: 'Professionals of every kind for a name, a speciality or a problem',
      tags: ['search'],
      querystring: z.object({
        ...filterFields,
        q: term.describe('In any known language; misspelt words are corrected'),
        type: slug.optional().describe('Slug of a profession'),
        spec: slug.optional().describe('Slug of a speciality'),
        exact: z
          .literal('1', { error: 'must be 1' })
          .optional()
          .describe('Nothing is taken for misspelt'),
      }),
      response: { 200: searchAnswer, ...failures },
    },
    handler: async ({ query: { q, type, spec, ...filters } }, reply) => {
      reply.header('cache-control', revalidated);
      return search.find(q, { type, spec }, filters);
    },
  });

  app.route({
    ...endpoint('suggestSearches'),
    schema: {
      operationId: 'suggestSearches',
      summary: 'What a half-typed word can mean',
      tags: ['search'],
      querystring: z.object({
        q: term,
        loc: slug.optional().describe('Slug of the locality or city to count around'),
      }),
      response: { 200: suggestAnswer, ...failures },
    },
    handler: async ({ query: { q, loc } }, reply) => {
      reply.header('cache-control', shared);
      return suggestions.suggest(q, loc);
    },
  });

  app.route({
    ...endpoint('getTrendingSearches'),
    schema: {
      operationId: 'getTrendingSearches',
      summary: 'What many have looked for lately',
      tags: ['search'],
      response: { 200: z.array(z.string()).max(limits.trendingSearches), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return trending.top();
    },
  });
};
