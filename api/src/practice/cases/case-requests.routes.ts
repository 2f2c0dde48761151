import { reasoned } from '@nukkad/platform/contract/schemas/booking.schema';
import { caseAccepted } from '@nukkad/platform/contract/schemas/cases.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askerOn } from '../../core/guest-tokens/asker';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { CaseRequestsService } from './case-requests.service';

interface Options {
  requests: CaseRequestsService;
}

const tags = ['practice'];
const params = z.object({ bookingId: uuid });

export const caseRequestsRoutes: FastifyPluginAsyncZod<Options> = async (app, { requests }) => {
  const how = (request: FastifyRequest) => ({
    asker: askerOn(request),
    key: request.headers['idempotency-key'] as string | undefined,
  });

  app.route({
    ...endpoint('acceptCaseRequest'),
    schema: {
      operationId: 'acceptCaseRequest',
      summary: 'Say yes to a request, and begin its case',
      tags,
      params,
      headers: idempotencyHeaders,
      response: { 200: caseAccepted, ...failures },
    },
    handler: async (request) => requests.accept(request.params.bookingId, how(request)),
  });

  app.route({
    ...endpoint('rejectCaseRequest'),
    bodyLimit: 8_192,
    schema: {
      operationId: 'rejectCaseRequest',
      summary: 'Say no to a request, and why',
      tags,
      params,
      headers: idempotencyHeaders,
      body: reasoned,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await requests.reject(request.params.bookingId, request.body.reason, how(request));
      reply.code(204);
    },
  });
};
