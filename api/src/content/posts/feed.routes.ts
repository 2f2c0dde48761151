import {
  languages,
  type Post,
  postsFeedAddress,
  type SiteContent,
} from '@nukkad/platform/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { revalidated, unlisted } from '../../core/http/endpoint';
import { speakIn } from '../../core/language/language';
import { languageQuery } from '../../core/language/language-query';
import { feedOf, pagesOf } from './feed.model';

interface Options {
  posts: () => Promise<Post[]>;
  site: () => Promise<Pick<SiteContent, 'name'>>;
  origin: string;
}

/** For feed readers; not part of the product's contract, so the OpenAPI document leaves it out. */
export const feedRoutes: FastifyPluginAsyncZod<Options> = async (app, { posts, site, origin }) => {
  const schema = { ...unlisted.schema, querystring: z.object(languageQuery) };
  app.get(postsFeedAddress(), { ...unlisted, schema }, async ({ query: { language } }, reply) => {
    const pages = pagesOf(language);
    const feed = await speakIn(pages, async () =>
      feedOf({ site: (await site()).name, origin, posts: await posts(), language }),
    );
    return reply
      .header('content-language', languages[pages].tag)
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', revalidated)
      .send(feed);
  });
};
