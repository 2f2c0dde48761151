import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { CategoriesService } from './categories.service';

interface Options {
  categories: CategoriesService;
}

export const categoriesRoutes: FastifyPluginAsyncZod<Options> = async (app, { categories }) => {
  route(app, 'getAllCategories', async ({ query: { parent } }, reply) => {
    reply.header('cache-control', shared);
    if (parent === undefined) return categories.all();
    return categories.childrenOf(parent === 'null' ? null : parent);
  });
};
