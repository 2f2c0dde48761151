import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { RouteLimits } from '../../core/rate-limits/rate-limits';
import type { ClientErrorsService } from './client-errors.service';

interface Options {
  clientErrors: ClientErrorsService;
  limit: RouteLimits;
}

export const clientErrorsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  route(
    app,
    'reportClientError',
    { config: options.limit, bodyLimit: 16_384 },
    async ({ body }) => {
      await options.clientErrors.record(body);
    },
  );

  route(app, 'getClientErrors', async () => options.clientErrors.newest());

  route(app, 'getClientErrorTrace', async ({ params }) => options.clientErrors.trace(params.error));
};
