import { uuid } from '@nukkad/platform/contract/schemas/fields';
import {
  favouriteIds,
  favouriteOrder,
  favouritesAnswer,
} from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import type { FavouritesService } from './favourites.service';

interface Options {
  favourites: FavouritesService;
}

const tags = ['mine'];
const params = z.object({ vendorId: uuid });

export const favouritesRoutes: FastifyPluginAsyncZod<Options> = async (app, { favourites }) => {
  app.route({
    ...endpoint('getFavourites'),
    schema: {
      operationId: 'getFavourites',
      summary: 'The professionals somebody likes, those liked last first',
      tags,
      response: { 200: favouritesAnswer, ...failures },
    },
    handler: async (request) => favourites.of(personOn(request).userId),
  });

  app.route({
    ...endpoint('mergeFavourites'),
    bodyLimit: 32_768,
    schema: {
      operationId: 'mergeFavourites',
      summary: 'Add what a device knows; whoever is not listed is left out',
      tags,
      body: favouriteIds,
      response: { 200: z.array(z.uuid()), ...failures },
    },
    handler: async (request) => favourites.merge(personOn(request).userId, request.body.ids),
  });

  app.route({
    ...endpoint('keepFavourite'),
    bodyLimit: 1_024,
    schema: {
      operationId: 'keepFavourite',
      summary: 'Like somebody, or move them to another list',
      tags,
      params,
      body: favouriteOrder,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      const { params, body } = request;
      await favourites.keep(personOn(request).userId, params.vendorId, body.list);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('dropFavourite'),
    schema: {
      operationId: 'dropFavourite',
      summary: 'Like somebody no longer',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await favourites.drop(personOn(request).userId, request.params.vendorId);
      reply.code(204);
    },
  });
};
