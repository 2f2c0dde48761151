import { limits } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { SearchService } from './search.service';

interface Options {
  search: SearchService;
}

export const vendorsRoutes: FastifyPluginAsyncZod<Options> = async (app, { search }) => {
  route(app, 'getVendorsByCategory', async ({ query: { categoryId, spec, ...filters } }, reply) => {
    reply.header('cache-control', revalidated);
    const isPaged = filters.page !== undefined || filters.cursor !== undefined;
    const limit = filters.limit ?? (isPaged ? undefined : limits.vendorsPerAnswer);
    return search.ofCategory(categoryId, spec, { ...filters, limit });
  });

  route(app, 'getVendors', async ({ query: { type, spec, ...filters } }, reply) => {
    reply.header('cache-control', revalidated);
    return search.ofDivision({ type, spec }, filters);
  });
};
