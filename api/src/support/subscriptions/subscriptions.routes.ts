import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { SubscriptionsService } from './subscriptions.service';

interface Options {
  subscriptions: SubscriptionsService;
}

const followed = { config: { rateLimitedAction: 'forms' }, bodyLimit: 4_096 } as const;

export const subscriptionsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { subscriptions } = options;
  route(app, 'subscribe', followed, async ({ body, headers }, reply) => {
    reply.header('cache-control', 'no-store');
    return subscriptions.subscribe(body, headers['idempotency-key']);
  });

  route(
    app,
    'confirmSubscription',
    { ...followed },
    async ({ params: { subscriptionId }, body }, reply) => {
      reply.header('cache-control', 'no-store');
      return subscriptions.confirm(subscriptionId, body.key);
    },
  );

  route(
    app,
    'endSubscription',
    { ...followed },
    async ({ params: { subscriptionId }, body }, reply) => {
      reply.header('cache-control', 'no-store');
      return subscriptions.end(subscriptionId, body.key);
    },
  );
};
