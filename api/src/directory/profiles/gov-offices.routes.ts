import { slug } from '@nukkad/platform/contract/schemas/fields';
import { govOffice, govOfficeDetails } from '@nukkad/platform/contract/schemas/profile.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated, shared } from '../../core/http/endpoint';
import type { GovOfficesService } from './gov-offices.service';

interface Options {
  govOffices: GovOfficesService;
}

export const govOfficesRoutes: FastifyPluginAsyncZod<Options> = async (app, { govOffices }) => {
  app.route({
    ...endpoint('getGovOffices'),
    schema: {
      operationId: 'getGovOffices',
      summary: 'Government offices, each with the names of its departments',
      tags: ['offices'],
      response: { 200: z.array(govOffice), ...failures },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', shared);
      return govOffices.all();
    },
  });

  app.route({
    ...endpoint('getGovOffice'),
    schema: {
      operationId: 'getGovOffice',
      summary: 'One government office with everything about its departments',
      tags: ['offices'],
      params: z.object({ slug }),
      response: { 200: govOfficeDetails, ...failures },
    },
    handler: async ({ params }, reply) => {
      reply.header('cache-control', revalidated);
      return govOffices.details(params.slug);
    },
  });
};
