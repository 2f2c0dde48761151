import * as wire from '@nukkad/platform/contract/schemas/money.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOn } from '../../core/guest-tokens/asker';
import { endpoint, failures } from '../../core/http/endpoint';
import type { PayersService } from './payers.service';

const tags = ['payments'];

export const paymentsRoutes: FastifyPluginAsyncZod<{ payers: PayersService }> = async (
  app,
  { payers },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...endpoint('getPayment'),
    schema: {
      operationId: 'getPayment',
      summary: 'How a payment of one’s own stands',
      tags,
      params: wire.paymentParams,
      response: { 200: wire.payment, ...failures },
    },
    handler: async (request) => payers.payment(request.params.paymentId, askerOn(request)),
  });

  app.route({
    ...endpoint('payAsTest'),
    bodyLimit: 4_096,
    config: { deed: 'booking-changes' },
    schema: {
      operationId: 'payAsTest',
      summary: 'Test payment: no money moves',
      description: 'A payment that failed is tried again as a new one: go on with its id.',
      tags,
      params: wire.paymentParams,
      body: wire.testOrder,
      response: { 200: wire.payment, ...failures },
    },
    handler: async (request) =>
      payers.payAsTest(request.params.paymentId, askerOn(request), request.body.outcome),
  });
};
