import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { FavouritesService } from './favourites.service';

interface Options {
  favourites: FavouritesService;
}

export const favouritesRoutes: FastifyPluginAsyncZod<Options> = async (app, { favourites }) => {
  route(app, 'getFavourites', async (request) => favourites.of(requireUser(request).userId));

  route(app, 'mergeFavourites', { bodyLimit: 32_768 }, async (request) =>
    favourites.merge(requireUser(request).userId, request.body.ids),
  );

  route(app, 'keepFavourite', { bodyLimit: 1_024 }, async (request) => {
    const { params, body } = request;
    await favourites.keep(requireUser(request).userId, params.vendorId, body.list);
  });

  route(app, 'dropFavourite', async (request) => {
    await favourites.drop(requireUser(request).userId, request.params.vendorId);
  });
};
