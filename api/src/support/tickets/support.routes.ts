import { ticketAnswer, ticketOrder } from '@nukkad/platform/contract/schemas/forms.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { SupportService } from './support.service';

interface Options {
  support: SupportService;
}

export const supportRoutes: FastifyPluginAsyncZod<Options> = async (app, { support }) => {
  app.route({
    ...endpoint('createTicket'),
    config: { deed: 'forms' },
    bodyLimit: 32_768,
    schema: {
      operationId: 'createTicket',
      summary: 'Ask the house for help',
      tags: ['forms'],
      headers: idempotencyHeaders,
      body: ticketOrder,
      response: { 201: ticketAnswer, ...failures },
    },
    handler: async ({ body, headers, person }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return support.open(body, person?.userId ?? null, headers['idempotency-key']);
    },
  });
};
