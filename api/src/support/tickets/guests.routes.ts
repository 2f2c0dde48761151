import {
  guestReply,
  letterKey,
  ticketNumber,
} from '@nukkad/platform/contract/schemas/community.schema';
import { ticketMessage, ticketThread } from '@nukkad/platform/contract/schemas/support.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { GuestsService } from './guests.service';

interface Options {
  guests: GuestsService;
}

const tags = ['support'];
const params = z.object({ number: ticketNumber });

export const guestsRoutes: FastifyPluginAsyncZod<Options> = async (app, { guests }) => {
  app.route({
    ...endpoint('readGuestTicket'),
    bodyLimit: 4_096,
    schema: {
      operationId: 'readGuestTicket',
      summary: 'A ticket with all that was said, for whoever has the key of its letter',
      tags,
      params,
      body: letterKey,
      response: { 200: ticketThread, ...failures },
    },
    handler: async ({ params: { number }, body: { key } }, reply) => {
      reply.header('cache-control', 'no-store');
      return guests.read({ number, key });
    },
  });

  app.route({
    ...endpoint('replyAsGuest'),
    config: { deed: 'forms' },
    bodyLimit: 32_768,
    schema: {
      operationId: 'replyAsGuest',
      summary: 'Say more in a ticket, without an account',
      tags,
      headers: idempotencyHeaders,
      params,
      body: guestReply,
      response: { 201: ticketMessage, ...failures },
    },
    handler: async ({ params: { number }, body, headers }, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return guests.reply({ number, key: body.key }, body.message, headers['idempotency-key']);
    },
  });
};
