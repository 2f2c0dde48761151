import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../http/endpoint';
import * as wire from '../wire/money';
import type { Payer, PayersService } from './payers.service';

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
      headers: wire.bookingKeyHeaders,
      response: { 200: wire.payment, ...failures },
    },
    handler: async (request) => payers.payment(request.params.paymentId, payerOf(request)),
  });

  app.route({
    ...endpoint('payAsTest'),
    bodyLimit: 4_096,
    schema: {
      operationId: 'payAsTest',
      summary: 'Test payment: no money moves',
      description: 'A payment that failed is tried again as a new one: go on with its id.',
      tags,
      params: wire.paymentParams,
      headers: wire.bookingKeyHeaders,
      body: wire.testOrder,
      response: { 200: wire.payment, ...failures },
    },
    handler: async (request) =>
      payers.payAsTest(request.params.paymentId, payerOf(request), request.body.outcome),
  });
};

const payerOf = ({ person, headers }: FastifyRequest): Payer => ({
  userId: person?.userId ?? null,
  key: String(headers[wire.bookingKeyHeader] ?? ''),
});
