import { limits } from '@nukkad/platform/contract';
import { vendorsAnswer } from '@nukkad/platform/contract/schemas/directory.schema';
import { slug, uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { filterFields } from './filters';
import type { SearchService } from './search.service';

interface Options {
  search: SearchService;
}

export const vendorsRoutes: FastifyPluginAsyncZod<Options> = async (app, { search }) => {
  app.route({
    ...endpoint('getVendorsByCategory'),
    schema: {
      operationId: 'getVendorsByCategory',
      summary: 'Professionals of a category',
      description: `Without page, limit and cursor: the first ${limits.vendorsPerAnswer}.`,
      tags: ['directory'],
      querystring: z.object({
        ...filterFields,
        categoryId: uuid.describe('A category, or a sub-category for its own vendors'),
        spec: slug.optional().describe('Slug of a sub-category'),
      }),
      response: { 200: vendorsAnswer, ...failures },
    },
    handler: async ({ query: { categoryId, spec, ...filters } }, reply) => {
      reply.header('cache-control', revalidated);
      const isPaged = filters.page !== undefined || filters.cursor !== undefined;
      const limit = filters.limit ?? (isPaged ? undefined : limits.vendorsPerAnswer);
      return search.ofCategory(categoryId, spec, { ...filters, limit });
    },
  });

  app.route({
    ...endpoint('getVendors'),
    schema: {
      operationId: 'getVendors',
      summary: 'Professionals, filtered and ordered',
      tags: ['directory'],
      querystring: z.object({
        ...filterFields,
        type: slug.optional().describe('Slug of a profession'),
        spec: slug.optional().describe('Slug of a speciality'),
      }),
      response: { 200: vendorsAnswer, ...failures },
    },
    handler: async ({ query: { type, spec, ...filters } }, reply) => {
      reply.header('cache-control', revalidated);
      return search.ofDivision({ type, spec }, filters);
    },
  });
};
