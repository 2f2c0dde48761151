import { category } from '@nukkad/platform/contract/schemas/directory.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, shared } from '../../core/http/endpoint';
import type { CategoriesService } from './categories.service';

interface Options {
  categories: CategoriesService;
}

export const categoriesRoutes: FastifyPluginAsyncZod<Options> = async (app, { categories }) => {
  app.route({
    ...endpoint('getAllCategories'),
    schema: {
      operationId: 'getAllCategories',
      summary: 'The category tree, or one level of it',
      tags: ['directory'],
      querystring: z.object({
        parent: z
          .union([z.literal('null'), uuid], { error: 'must be null or the id of a category' })
          .optional()
          .describe("`null`: top-level categories; an id: that category's own"),
      }),
      response: { 200: z.array(category), ...failures },
    },
    handler: async ({ query: { parent } }, reply) => {
      reply.header('cache-control', shared);
      if (parent === undefined) return categories.all();
      return categories.childrenOf(parent === 'null' ? null : parent);
    },
  });
};
