import {
  letterKey,
  subscriptionStanding,
} from '@nukkad/platform/contract/schemas/community.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import {
  subscriptionAnswer,
  subscriptionOrder,
} from '@nukkad/platform/contract/schemas/forms.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { SubscriptionsService } from './subscriptions.service';

interface Options {
  subscriptions: SubscriptionsService;
}

const tags = ['forms'];
const params = z.object({ subscriptionId: uuid });
const followed = { config: { deed: 'forms' }, bodyLimit: 4_096 } as const;

export const subscriptionsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { subscriptions } = options;
  app.route({
    ...endpoint('subscribe'),
    ...followed,
    schema: {
      operationId: 'subscribe',
      summary: 'Ask for letters on the topic of a slide',
      tags,
      headers: idempotencyHeaders,
      body: subscriptionOrder,
      response: { 202: subscriptionAnswer, ...failures },
    },
    handler: async ({ body, headers }, reply) => {
      reply.code(202).header('cache-control', 'no-store');
      return subscriptions.subscribe(body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('confirmSubscription'),
    ...followed,
    schema: {
      operationId: 'confirmSubscription',
      summary: 'Say that the address is one’s own; letters come from then on',
      tags,
      params,
      body: letterKey,
      response: { 200: subscriptionStanding, ...failures },
    },
    handler: async ({ params: { subscriptionId }, body }, reply) => {
      reply.header('cache-control', 'no-store');
      return subscriptions.confirm(subscriptionId, body.key);
    },
  });

  app.route({
    ...endpoint('endSubscription'),
    ...followed,
    schema: {
      operationId: 'endSubscription',
      summary: 'End the letters on a topic',
      tags,
      params,
      body: letterKey,
      response: { 200: subscriptionStanding, ...failures },
    },
    handler: async ({ params: { subscriptionId }, body }, reply) => {
      reply.header('cache-control', 'no-store');
      return subscriptions.end(subscriptionId, body.key);
    },
  });
};
