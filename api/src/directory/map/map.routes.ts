import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import { boxOf } from './box.model';
import type { MapService } from './map.service';

interface Options {
  map: MapService;
}

export const mapRoutes: FastifyPluginAsyncZod<Options> = async (app, { map }) => {
  route(app, 'getVendorMap', async ({ query }, reply) => {
    const { type, spec, south, north, west, east, ...filters } = query;
    reply.header('cache-control', revalidated);
    return map.answer({ type, spec }, filters, boxOf({ south, north, west, east }));
  });
};
