import { letterKey, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { unlisted } from '../../core/http/endpoint';
import type { SubscriptionLinks } from './links';
import type { SubscriptionsService } from './subscriptions.service';

interface Options {
  subscriptions: SubscriptionsService;
  links: SubscriptionLinks;
}

const url = '/api/subscriptions/:subscriptionId/unsubscribe';
const schema = {
  ...unlisted.schema,
  params: z.object({ subscriptionId: uuid }),
  querystring: letterKey,
};

/** Called by mail programs (RFC 8058), with a form whose only field is constant. */
export const oneClickRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { subscriptions, links } = options;
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: 4_096 },
    (_request, _body, done) => done(null, undefined),
  );

  app.route({
    ...{ method: 'POST', url, bodyLimit: 4_096 },
    config: { ...unlisted.config, rateLimitedAction: 'forms' },
    schema,
    handler: async ({ params, query }, reply) => {
      await subscriptions.end(params.subscriptionId, query.key);
      return reply.code(204).send();
    },
  });

  // Mail programs without one-click support open it as a page; a GET must not unsubscribe.
  app.route({
    ...{ method: 'GET', url },
    config: unlisted.config,
    schema,
    handler: async ({ params, query }, reply) =>
      reply.redirect(links.endWith(params.subscriptionId, query.key), 302),
  });
};
