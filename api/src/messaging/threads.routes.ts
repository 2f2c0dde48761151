import { uuid } from '@nukkad/platform/contract/schemas/fields';
import * as wire from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../core/auth/access';
import { endpoint, failures } from '../core/http/endpoint';
import { idempotencyHeaders } from '../core/http/idempotency';
import type { Reader } from './threads.model';
import type { ThreadsService } from './threads.service';

interface Options {
  threads: ThreadsService;
}

const tags = ['mine'];
const params = z.object({ threadId: uuid });

export const threadsRoutes: FastifyPluginAsyncZod<Options> = async (app, { threads }) => {
  app.route({
    ...endpoint('getThreads'),
    schema: {
      operationId: 'getThreads',
      summary: 'Somebody’s conversations, the latest first',
      tags,
      response: { 200: z.array(wire.thread), ...failures },
    },
    handler: async (request) => threads.of(readerOn(request)),
  });

  app.route({
    ...endpoint('openThread'),
    bodyLimit: 1_024,
    schema: {
      operationId: 'openThread',
      summary: 'The conversation with a professional, begun where there is none',
      tags,
      body: wire.threadOrder,
      response: { 200: wire.thread, ...failures },
    },
    handler: async (request) => threads.open(readerOn(request), request.body.vendorId),
  });

  app.route({
    ...endpoint('getThread'),
    schema: {
      operationId: 'getThread',
      summary: 'What was said, the newest last',
      tags,
      params,
      querystring: z.object({
        before: z.string().max(200).optional().describe('Cursor of the page after'),
      }),
      response: { 200: wire.threadMessages, ...failures },
    },
    handler: async (request) =>
      threads.read(readerOn(request), request.params.threadId, request.query.before),
  });

  app.route({
    ...endpoint('sendMessage'),
    bodyLimit: 32_768,
    schema: {
      operationId: 'sendMessage',
      summary: 'Say something; the other side is told',
      tags,
      params,
      headers: idempotencyHeaders,
      body: wire.messageOrder,
      response: { 201: wire.threadMessage, ...failures },
    },
    handler: async (request, reply) => {
      const { params, body, headers } = request;
      const message = { text: body.text, key: headers['idempotency-key'] };
      reply.code(201);
      return threads.send(readerOn(request), params.threadId, message);
    },
  });

  app.route({
    ...endpoint('markThreadRead'),
    schema: {
      operationId: 'markThreadRead',
      summary: 'All there is now has been read; no body is needed',
      tags,
      params,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await threads.markRead(readerOn(request), request.params.threadId);
      reply.code(204);
    },
  });
};

function readerOn(request: FastifyRequest): Reader {
  const { userId, vendorId } = personOn(request);
  return { userId, vendorId };
}
