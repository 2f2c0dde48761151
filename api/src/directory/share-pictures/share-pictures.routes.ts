import { slug, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unlisted } from '../../core/http/endpoint';
import { languageQuery } from '../../core/language/language-query';
import type { SharePicturesService } from './share-pictures.service';

interface Options {
  pictures: SharePicturesService;
}

/** An hour, because a card follows changes of a name or photo; older ones serve while it is drawn. */
const kept = 'public, max-age=3600, stale-while-revalidate=86400';

/** Pictures of shared links; omitted from the OpenAPI document, as they are no API calls. */
export const sharePicturesRoutes: FastifyPluginAsyncZod<Options> = async (app, { pictures }) => {
  app.get(
    '/api/share-pictures/vendors/:id.png',
    {
      ...unlisted,
      schema: {
        ...unlisted.schema,
        params: z.object({ id: uuid }),
        querystring: z.object(languageQuery),
      },
    },
    async ({ params, query }, reply) => send(reply, await pictures.vendor(params.id, query)),
  );

  app.get(
    '/api/share-pictures/listings/:profession.png',
    {
      ...unlisted,
      schema: {
        ...unlisted.schema,
        params: z.object({ profession: slug }),
        querystring: z.object({ spec: slug.optional(), loc: slug.optional(), ...languageQuery }),
      },
    },
    async ({ params, query }, reply) =>
      send(reply, await pictures.listing({ ...params, ...query })),
  );

  app.get(
    '/api/share-pictures/product.png',
    { ...unlisted, schema: { ...unlisted.schema, querystring: z.object(languageQuery) } },
    async ({ query }, reply) => send(reply, await pictures.product(query)),
  );
};

/** Sites that show a link's picture embed it from their own origins. */
const send = (reply: FastifyReply, picture: Buffer) =>
  reply
    .type('image/png')
    .headers({ 'cache-control': kept, 'cross-origin-resource-policy': 'cross-origin' })
    .send(picture);
