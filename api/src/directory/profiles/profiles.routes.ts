import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
import { uuid } from '../../core/wire/fields';
import { vendorDetails } from '../../core/wire/profile';
import type { ProfilesService } from './profiles.service';

interface Options {
  profiles: ProfilesService;
}

export const profilesRoutes: FastifyPluginAsyncZod<Options> = async (app, { profiles }) => {
  app.route({
    ...endpoint('getVendor'),
    schema: {
      operationId: 'getVendor',
      summary: 'One professional, with everything its own page shows',
      tags: ['directory'],
      params: z.object({ id: uuid }),
      response: { 200: vendorDetails, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', revalidated);
      return profiles.details(params.id);
    },
  });
};
