import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../core/auth/access';
import { route } from '../core/http/route';
import type { OperatorService } from './operator.service';

interface Options {
  operator: OperatorService;
}

export const operatorRoutes: FastifyPluginAsyncZod<Options> = async (app, { operator }) => {
  route(app, 'getQueues', async () => operator.queues());

  route(app, 'getQueue', async ({ params, query: { state, q = '', page = 1 } }) =>
    operator.list(params.queue, { state, q: q.trim() }, page),
  );

  route(app, 'getQueueCase', async ({ params }) => operator.find(params.queue, params.caseId));

  route(app, 'decideCases', { bodyLimit: 65_536 }, async (request) => {
    const { body, headers, params } = request;
    const sent = { by: requireUser(request).userId, key: headers['idempotency-key'] };
    return operator.decide(params.queue, body, sent);
  });

  route(app, 'getAudit', async ({ query: { q = '', page = 1 } }) => operator.audit(q.trim(), page));
};
