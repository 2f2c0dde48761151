import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { isOwnRequest } from '../../core/http/own-requests';
import { route } from '../../core/http/route';
import type { ProfilesService } from './profiles.service';
import type { VendorViews } from './views';

interface Options {
  profiles: ProfilesService;
  views: VendorViews;
  rendererKey: string | undefined;
}

export const profilesRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { profiles, views, rendererKey } = deps;
  route(app, 'getVendor', async (request, reply) => {
    reply.header('cache-control', revalidated);
    const { id } = request.params;
    const details = await profiles.details(id);
    if (!isOwnRequest(request, rendererKey)) views.count(id);
    return details;
  });
};
