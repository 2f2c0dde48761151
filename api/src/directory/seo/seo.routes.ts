import { uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unlisted } from '../../core/http/endpoint';
import { robotsText } from './robots.model';
import type { SitemapService } from './sitemap.service';

interface Options {
  sitemap: SitemapService;
  origin: string;
}

const kept = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

/** Routes for search engines; omitted from the OpenAPI document, as they are no API calls. */
export const seoRoutes: FastifyPluginAsyncZod<Options> = async (app, { sitemap, origin }) => {
  app.get('/robots.txt', unlisted, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', kept).send(robotsText(origin)),
  );

  app.get('/sitemap.xml', unlisted, async (_request, reply) =>
    reply
      .type(xml)
      .header('cache-control', kept)
      .send(await sitemap.index()),
  );

  app.get('/sitemaps/pages.xml', unlisted, async (_request, reply) =>
    reply
      .type(xml)
      .header('cache-control', kept)
      .send(await sitemap.pages()),
  );

  app.get(
    '/sitemaps/vendors-:first.xml',
    { ...unlisted, schema: { ...unlisted.schema, params: z.object({ first: uuid }) } },
    async ({ params }, reply) =>
      reply
        .type(xml)
        .header('cache-control', kept)
        .send(await sitemap.vendors(params.first)),
  );
};
