import { hearingsAddress } from '@nukkad/platform/contract';
import { daysQuery } from '@nukkad/platform/contract/definitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { HearingsService } from './hearings.service';

interface Options {
  hearings: HearingsService;
}

const bodyLimit = 32_768;
const file = hearingsAddress('', '').split('?', 1)[0] as string;

export const hearingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { hearings }) => {
  route(app, 'addHearing', { bodyLimit }, async (request) => {
    const { params, body, headers } = request;
    return hearings.add(practiceOf(request), params.caseId, body, headers['idempotency-key']);
  });

  route(app, 'changeHearing', { bodyLimit }, async (request) =>
    hearings.change(practiceOf(request), request.params.hearingId, request.body),
  );

  route(app, 'removeHearing', async (request) => {
    await hearings.remove(practiceOf(request), request.params.hearingId);
  });

  route(app, 'getHearings', async (request) => hearings.of(practiceOf(request), request.query));

  app.route({
    method: 'GET',
    url: file,
    config: { policy: 'vendor' },
    schema: { hide: true, querystring: daysQuery },
    handler: async (request, reply) => {
      const text = await hearings.ics(practiceOf(request), request.query);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="hearings.ics"')
        .send(text);
    },
  });
};
