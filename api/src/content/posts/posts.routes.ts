import type { Article, Post } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { orNotFound } from '../../core/http/problems';
import { route } from '../../core/http/route';

interface Options {
  posts: () => Promise<Post[]>;
  postBySlug: (slug: string) => Promise<Article | undefined>;
}

export const postsRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, postBySlug }) => {
  route(app, 'getPosts', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return posts();
  });

  route(app, 'getPost', async ({ params }, reply) => {
    reply.header('cache-control', revalidated);
    return orNotFound(await postBySlug(params.slug), 'There is no such article.');
  });
};
