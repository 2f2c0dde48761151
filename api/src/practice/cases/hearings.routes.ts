import { hearingsAddress } from '@nukkad/platform/contract';
import {
  datedHearing,
  hearing,
  hearingOrder,
} from '@nukkad/platform/contract/schemas/cases.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { daysQuery } from '@nukkad/platform/contract/schemas/practice.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { HearingsService } from './hearings.service';

interface Options {
  hearings: HearingsService;
}

const tags = ['practice'];
const bodyLimit = 32_768;
const params = z.object({ hearingId: uuid });
const file = hearingsAddress('', '').split('?', 1)[0] as string;

export const hearingsRoutes: FastifyPluginAsyncZod<Options> = async (app, { hearings }) => {
  app.route({
    ...endpoint('addHearing'),
    bodyLimit,
    schema: {
      operationId: 'addHearing',
      summary: 'When a case is heard',
      tags,
      params: z.object({ caseId: uuid }),
      headers: idempotencyHeaders,
      body: hearingOrder,
      response: { 201: hearing, ...failures },
    },
    handler: async (request, reply) => {
      const { params, body, headers } = request;
      reply.code(201);
      return hearings.add(practiceOf(request), params.caseId, body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changeHearing'),
    bodyLimit,
    schema: {
      operationId: 'changeHearing',
      summary: 'A hearing at another time, or what came of it; what is left out stays',
      tags,
      params,
      body: hearingOrder,
      response: { 200: hearing, ...failures },
    },
    handler: async (request) =>
      hearings.change(practiceOf(request), request.params.hearingId, request.body),
  });

  app.route({
    ...endpoint('removeHearing'),
    schema: {
      operationId: 'removeHearing',
      summary: 'A hearing that does not take place',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await hearings.remove(practiceOf(request), request.params.hearingId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('getHearings'),
    schema: {
      operationId: 'getHearings',
      summary: 'Hearings of all cases on some days, in order',
      tags,
      querystring: daysQuery,
      response: { 200: z.array(datedHearing), ...failures },
    },
    handler: async (request) => hearings.of(practiceOf(request), request.query),
  });

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
