import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { shared, unlisted } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { GeoService } from './geo.service';

interface Options {
  geo: GeoService;
}

export const geoRoutes: FastifyPluginAsyncZod<Options> = async (app, { geo }) => {
  route(app, 'suggestPlaces', async ({ query: { q } }, reply) => {
    reply.header('cache-control', shared);
    return geo.suggest(q);
  });

  // For renderers, which check localities against it; no part of the product's contract.
  app.get('/api/geo/places', unlisted, async (_request, reply) => {
    reply.header('cache-control', shared);
    return geo.all();
  });

  route(app, 'getPin', async ({ params }, reply) => {
    reply.header('cache-control', shared);
    return geo.ofPin(params.pin);
  });

  route(app, 'getNearestPlace', async ({ query }, reply) => {
    // A user's location must not be stored, not even by a proxy.
    reply.header('cache-control', 'no-store');
    return geo.nearest(query);
  });
};
