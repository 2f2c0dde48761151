import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { ProfilesService } from './profiles.service';

interface Options {
  profiles: ProfilesService;
}

export const profilesRoutes: FastifyPluginAsyncZod<Options> = async (app, { profiles }) => {
  route(app, 'getVendor', async ({ params }, reply) => {
    reply.header('cache-control', revalidated);
    return profiles.details(params.id);
  });
};
