import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint, failures } from '../http/endpoint';
import { idempotencyHeaders } from '../http/idempotency';
import { subscriptionAnswer, subscriptionOrder } from '../wire/forms';
import type { SubscriptionsService } from './subscriptions.service';

interface Options {
  subscriptions: SubscriptionsService;
}

export const subscriptionsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('subscribe'),
    config: { deed: 'forms' },
    bodyLimit: 4_096,
    schema: {
      operationId: 'subscribe',
      summary: 'Ask for letters on the topic of a slide',
      tags: ['forms'],
      headers: idempotencyHeaders,
      body: subscriptionOrder,
      response: { 202: subscriptionAnswer, ...failures },
    },
    handler: async ({ body, headers }, reply) => {
      reply.code(202).header('cache-control', 'no-store');
      return options.subscriptions.subscribe(body, headers['idempotency-key']);
    },
  });
};
