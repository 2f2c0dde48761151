import * as wire from '@nukkad/platform/contract/schemas/earnings.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import { ownVendorId } from '../../directory';
import type { EarningsService } from './earnings.service';

interface Options {
  earnings: EarningsService;
}

const tags = ['practice'];

export const earningsRoutes: FastifyPluginAsyncZod<Options> = async (app, { earnings }) => {
  app.route({
    ...endpoint('getEarnings'),
    schema: {
      operationId: 'getEarnings',
      summary: 'What a professional is owed, and every movement of it, the latest first',
      tags,
      querystring: wire.earningsQuery,
      response: { 200: wire.earnings, ...failures },
    },
    handler: async (request) => earnings.of(ownVendorId(request), request.query.cursor),
  });

  app.route({
    ...endpoint('getInvoice'),
    schema: {
      operationId: 'getInvoice',
      summary: 'What somebody was charged, to be printed',
      tags,
      params: wire.entryParams,
      response: { 200: wire.invoice, ...failures },
    },
    handler: async (request) => earnings.invoice(ownVendorId(request), request.params.entryId),
  });

  app.route({
    ...endpoint('requestPayout'),
    schema: {
      operationId: 'requestPayout',
      summary: 'Pay out everything of the balance, per currency',
      tags,
      headers: idempotencyHeaders,
      response: { 200: z.array(wire.payout), ...failures },
    },
    handler: async (request) =>
      earnings.payOut(ownVendorId(request), request.headers['idempotency-key']),
  });
};
