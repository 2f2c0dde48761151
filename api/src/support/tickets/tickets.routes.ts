import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { TicketsService } from './tickets.service';

interface Options {
  tickets: TicketsService;
}

const written = { config: { rateLimitedAction: 'forms' }, bodyLimit: 32_768 } as const;

export const ticketsRoutes: FastifyPluginAsyncZod<Options> = async (app, { tickets }) => {
  route(app, 'getMyTickets', async (request) => tickets.list(requireUser(request).userId));

  route(app, 'getTicket', async (request) =>
    tickets.read(requireUser(request).userId, request.params.ticketId),
  );

  route(app, 'writeToSupport', written, async (request) => {
    const { body, headers } = request;
    return tickets.write(requireUser(request).userId, body.message, headers['idempotency-key']);
  });

  route(app, 'replyToTicket', written, async (request) => {
    const { body, headers, params: named } = request;
    const { userId } = requireUser(request);
    return tickets.reply(userId, named.ticketId, body.message, headers['idempotency-key']);
  });

  route(app, 'closeTicket', async (request) =>
    tickets.close(requireUser(request).userId, request.params.ticketId),
  );
};
