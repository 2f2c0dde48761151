import type { Article, Post } from '@nukkad/platform/contract';
import { article, post } from '@nukkad/platform/contract/schemas/content.schema';
import { slug } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { known } from '../../core/http/problems';

interface Options {
  posts: () => Promise<Post[]>;
  postBySlug: (slug: string) => Promise<Article | undefined>;
}

export const postsRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, postBySlug }) => {
  app.route({
    ...endpoint('getPosts'),
    schema: {
      operationId: 'getPosts',
      summary: 'Articles, newest first',
      tags: ['content'],
      response: { 200: z.array(post), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', revalidated);
      return posts();
    },
  });

  app.route({
    ...endpoint('getPost'),
    schema: {
      operationId: 'getPost',
      summary: 'One article with its text',
      tags: ['content'],
      params: z.object({ slug }),
      response: { 200: article, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', revalidated);
      return known(await postBySlug(params.slug), 'There is no such article.');
    },
  });
};
