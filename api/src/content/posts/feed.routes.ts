import type { Post, SiteContent } from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated, unlisted } from '../../core/http/endpoint';
import { feedOf, feedPath } from './feed.model';

interface Options {
  posts: () => Promise<Post[]>;
  site: () => Promise<Pick<SiteContent, 'name'>>;
  origin: string;
}

/** For feed readers; not part of the product's contract, so the OpenAPI document leaves it out. */
export const feedRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, site, origin }) => {
  app.get(feedPath, unlisted, async (_request, reply) => {
    const feed = feedOf({ site: (await site()).name, origin, posts: await posts() });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', revalidated)
      .send(feed);
  });
};
