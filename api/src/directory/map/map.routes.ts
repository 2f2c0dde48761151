import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import { boxOf } from './box.model';
import type { MapService } from './map.service';
import type { OfficeMapService } from './office-map.service';

interface Options {
  map: MapService;
  offices: OfficeMapService;
}

export const mapRoutes: FastifyPluginAsyncZod<Options> = async (app, { map, offices }) => {
  route(app, 'getVendorMap', async ({ query }, reply) => {
    const { type, spec, south, north, west, east, ...filters } = query;
    reply.header('cache-control', revalidated);
    return map.ofList({ type, spec }, filters, boxOf({ south, north, west, east }));
  });

  route(app, 'getSearchMap', async ({ query }, reply) => {
    const { q, type, spec, south, north, west, east, ...filters } = query;
    reply.header('cache-control', revalidated);
    return map.ofSearch(q, { type, spec }, filters, boxOf({ south, north, west, east }));
  });

  route(app, 'getOfficeMap', async (_request, reply) => {
    reply.header('cache-control', revalidated);
    return offices.answer();
  });
};
