import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { SupportService } from './support.service';

interface Options {
  support: SupportService;
}

export const supportRoutes: FastifyPluginAsyncZod<Options> = async (app, { support }) => {
  route(
    app,
    'createTicket',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 },
    async ({ body, headers, person }, reply) => {
      reply.header('cache-control', 'no-store');
      return support.open(body, person?.userId ?? null, headers['idempotency-key']);
    },
  );
};
