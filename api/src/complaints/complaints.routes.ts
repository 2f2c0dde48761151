import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures, revalidated } from '../http/endpoint';
import { slug, uuid, wholeNumber } from '../http/fields';
import { complaintsAnswer } from '../wire/profile';
import type { ComplaintsService } from './complaints.service';

interface Options {
  complaints: ComplaintsService;
}

export const complaintsRoutes: FastifyPluginAsyncZod<Options> = async (app, { complaints }) => {
  app.route({
    ...endpoint('getComplaints'),
    schema: {
      operationId: 'getComplaints',
      summary: 'Complaints as everybody may read them, newest first',
      tags: ['complaints'],
      querystring: z.object({
        officerId: uuid.optional().describe('Only those an officer follows up'),
        kind: slug.optional().describe('Slug of a sub-category of officers'),
        page: wholeNumber.optional().describe('Counts from 1'),
      }),
      response: { 200: complaintsAnswer, ...failures },
    },
    handler: async ({ query }, reply) => {
      reply.header('cache-control', revalidated);
      return complaints.list(query);
    },
  });
};
