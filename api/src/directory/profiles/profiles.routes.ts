import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { vendorDetails } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../../core/http/endpoint';
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
