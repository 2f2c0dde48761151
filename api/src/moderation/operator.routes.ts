import * as wire from '@nukkad/platform/contract/schemas/operator.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../core/auth/access';
import { endpoint, failures } from '../core/http/endpoint';
import { idempotencyHeaders } from '../core/http/idempotency';
import type { OperatorService } from './operator.service';

interface Options {
  operator: OperatorService;
}

const tags = ['operator'];

export const operatorRoutes: FastifyPluginAsyncZod<Options> = async (app, { operator }) => {
  app.route({
    ...endpoint('getQueues'),
    schema: {
      operationId: 'getQueues',
      summary: 'What waits for operators, by kind',
      tags,
      response: { 200: z.array(wire.queueSummary), ...failures },
    },
    handler: async () => operator.queues(),
  });

  app.route({
    ...endpoint('getQueue'),
    schema: {
      operationId: 'getQueue',
      summary: 'Cases of a kind: those that wait, the oldest first, or settled ones, the newest',
      tags,
      params: wire.queueParams,
      querystring: wire.queueQuery,
      response: { 200: wire.queueAnswer, ...failures },
    },
    handler: async ({ params, query: { state, q = '', page = 1 } }) =>
      operator.list(params.queue, { state, q: q.trim() }, page),
  });

  app.route({
    ...endpoint('getQueueCase'),
    schema: {
      operationId: 'getQueueCase',
      summary: 'One case with all that was said, and what can be decided',
      tags,
      params: wire.caseParams,
      response: { 200: wire.queueCase, ...failures },
    },
    handler: async ({ params }) => operator.find(params.queue, params.caseId),
  });

  app.route({
    ...endpoint('decideCases'),
    bodyLimit: 65_536,
    schema: {
      operationId: 'decideCases',
      summary: 'Decide one case or several',
      description: 'Each by itself: what fails is named, the others are decided.',
      tags,
      headers: idempotencyHeaders,
      params: wire.queueParams,
      body: wire.decisionOrder,
      response: { 200: wire.decisionAnswer, ...failures },
    },
    handler: async (request) => {
      const { body, headers, params } = request;
      const sent = { by: personOn(request).userId, key: headers['idempotency-key'] };
      return operator.decide(params.queue, body, sent);
    },
  });

  app.route({
    ...endpoint('getAudit'),
    schema: {
      operationId: 'getAudit',
      summary: 'What operators did, the newest first',
      tags,
      querystring: wire.auditQuery,
      response: { 200: wire.auditAnswer, ...failures },
    },
    handler: async ({ query: { q = '', page = 1 } }) => operator.audit(q.trim(), page),
  });
};
