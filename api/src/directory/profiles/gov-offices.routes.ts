import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { revalidated, shared } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { GovOfficesService } from './gov-offices.service';

interface Options {
  govOffices: GovOfficesService;
}

export const govOfficesRoutes: FastifyPluginAsyncZod<Options> = async (app, { govOffices }) => {
  route(app, 'getGovOffices', async (_request, reply) => {
    reply.header('cache-control', shared);
    return govOffices.all();
  });

  route(app, 'getGovOffice', async ({ params }, reply) => {
    reply.header('cache-control', revalidated);
    return govOffices.details(params.slug);
  });
};
