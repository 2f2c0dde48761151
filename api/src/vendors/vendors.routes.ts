import { limits } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../http/endpoint';
import { slug, uuid, wholeNumber } from '../http/fields';
import { vendorsAnswer } from '../wire/schemas';
import type { VendorsService } from './vendors.service';

interface Options {
  vendors: VendorsService;
}

const most = limits.vendorsPerAnswer;

const listing = z.object({
  categoryId: uuid.describe('A category, or a sub-category for its own vendors'),
  spec: slug.optional().describe('Slug of a sub-category'),
  page: wholeNumber.optional().describe('Counts from 1'),
  limit: wholeNumber
    .refine((value) => value <= most, `must be at most ${most}`)
    .optional()
    .describe(`${limits.vendorsPerPage} with a page, ${most} without`),
});

export const vendorsRoutes: FastifyPluginAsyncZod<Options> = async (app, { vendors }) => {
  app.route({
    ...endpoint('getVendorsByCategory'),
    schema: {
      operationId: 'getVendorsByCategory',
      summary: 'Professionals of a category, best rated first',
      tags: ['directory'],
      querystring: listing,
      response: { 200: vendorsAnswer, ...failures },
    },
    handler: async ({ query }, reply) => {
      reply.header('cache-control', revalidated);
      return vendors.list(query);
    },
  });
};
