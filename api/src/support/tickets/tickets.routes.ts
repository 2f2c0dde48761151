import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { TicketsService } from './tickets.service';

interface Options {
  tickets: TicketsService;
}

const written = { config: { deed: 'forms' }, bodyLimit: 32_768 } as const;

export const ticketsRoutes: FastifyPluginAsyncZod<Options> = async (app, { tickets }) => {
  route(app, 'getMyTickets', async (request) => tickets.list(personOn(request).userId));

  route(app, 'getTicket', async (request) =>
    tickets.read(personOn(request).userId, request.params.ticketId),
  );

  route(app, 'writeToSupport', written, async (request) => {
    const { body, headers } = request;
    return tickets.write(personOn(request).userId, body.message, headers['idempotency-key']);
  });

  route(app, 'replyToTicket', written, async (request) => {
    const { body, headers, params: named } = request;
    const { userId } = personOn(request);
    return tickets.reply(userId, named.ticketId, body.message, headers['idempotency-key']);
  });

  route(app, 'closeTicket', async (request) =>
    tickets.close(personOn(request).userId, request.params.ticketId),
  );
};
