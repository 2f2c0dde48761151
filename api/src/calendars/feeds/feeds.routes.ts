import { calendarFeedAddress } from '@nukkad/platform/contract';
import { letterKey, uuid } from '@nukkad/platform/contract/definitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { FeedsService } from './feeds.service';

interface Options {
  feeds: FeedsService;
}

export const feedsRoutes: FastifyPluginAsyncZod<Options> = async (app, { feeds }) => {
  route(app, 'getCalendarFeeds', async (request) => feeds.of(requireUser(request)));

  route(app, 'createCalendarFeed', async (request) =>
    feeds.create(requireUser(request), request.body),
  );

  route(app, 'endCalendarFeed', async (request) =>
    feeds.end(requireUser(request), request.params.feedId),
  );

  // Calendar programs send no header of ours: the key stands in the query, which no log has.
  app.route({
    method: 'GET',
    url: calendarFeedAddress(':feedId'),
    config: { policy: 'public' },
    schema: { hide: true, params: z.object({ feedId: uuid }), querystring: letterKey },
    handler: async (request, reply) => {
      const calendar = await feeds.read(request.params.feedId, request.query.key);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-cache')
        .send(calendar);
    },
  });
};
