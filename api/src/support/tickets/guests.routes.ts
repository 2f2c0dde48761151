import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { route } from '../../core/http/route';
import type { GuestsService } from './guests.service';

interface Options {
  guests: GuestsService;
}

export const guestsRoutes: FastifyPluginAsyncZod<Options> = async (app, { guests }) => {
  route(
    app,
    'readGuestTicket',
    { bodyLimit: 4_096 },
    async ({ params: { number }, body: { key } }, reply) => {
      reply.header('cache-control', 'no-store');
      return guests.read({ number, key });
    },
  );

  route(
    app,
    'replyAsGuest',
    { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 },
    async ({ params: { number }, body, headers }, reply) => {
      reply.header('cache-control', 'no-store');
      return guests.reply({ number, key: body.key }, body.message, headers['idempotency-key']);
    },
  );
};
