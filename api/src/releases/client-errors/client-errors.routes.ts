import { clientErrorReport } from '@nukkad/platform/contract/schemas/directory.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import type { RouteLimits } from '../../core/rate-limits/rate-limits';
import type { ClientErrorsService } from './client-errors.service';

interface Options {
  clientErrors: ClientErrorsService;
  limit: RouteLimits;
}

export const clientErrorsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('reportClientError'),
    config: options.limit,
    bodyLimit: 16_384,
    schema: {
      operationId: 'reportClientError',
      summary: "Report a failure seen in somebody's browser",
      tags: ['operation'],
      body: clientErrorReport,
      response: { 204: z.undefined().describe('Recorded'), ...failures },
    },
    handler: async ({ body }, reply) => {
      await options.clientErrors.record(body);
      return reply.code(204).send();
    },
  });
};
