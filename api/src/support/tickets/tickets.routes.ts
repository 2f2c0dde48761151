import { uuid } from '@nukkad/platform/contract/schemas/fields';
import {
  supportOrder,
  ticket,
  ticketMessage,
  ticketThread,
} from '@nukkad/platform/contract/schemas/support.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { TicketsService } from './tickets.service';

interface Options {
  tickets: TicketsService;
}

const tags = ['support'];
const params = z.object({ ticketId: uuid });
const written = { config: { deed: 'forms' }, bodyLimit: 32_768 } as const;

export const ticketsRoutes: FastifyPluginAsyncZod<Options> = async (app, { tickets }) => {
  app.route({
    ...endpoint('getMyTickets'),
    schema: {
      operationId: 'getMyTickets',
      summary: 'What somebody has asked the house, the last one that was written to first',
      tags,
      response: { 200: z.array(ticket), ...failures },
    },
    handler: async (request) => tickets.list(personOn(request).userId),
  });

  app.route({
    ...endpoint('getTicket'),
    schema: {
      operationId: 'getTicket',
      summary: 'One ticket with all that was said; its answers count as seen',
      tags,
      params,
      response: { 200: ticketThread, ...failures },
    },
    handler: async (request) => tickets.read(personOn(request).userId, request.params.ticketId),
  });

  app.route({
    ...endpoint('writeToSupport'),
    ...written,
    schema: {
      operationId: 'writeToSupport',
      summary: 'Ask the house, with an account',
      tags,
      headers: idempotencyHeaders,
      body: supportOrder,
      response: { 201: ticketThread, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      reply.code(201);
      return tickets.write(personOn(request).userId, body.message, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('replyToTicket'),
    ...written,
    schema: {
      operationId: 'replyToTicket',
      summary: 'Say more; opens a ticket that was answered',
      tags,
      headers: idempotencyHeaders,
      params,
      body: supportOrder,
      response: { 201: ticketMessage, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers, params: named } = request;
      const { userId } = personOn(request);
      reply.code(201);
      return tickets.reply(userId, named.ticketId, body.message, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('closeTicket'),
    schema: {
      operationId: 'closeTicket',
      summary: 'Nothing more is to be said',
      tags,
      params,
      response: { 200: ticketThread, ...failures },
    },
    handler: async (request) => tickets.close(personOn(request).userId, request.params.ticketId),
  });
};
