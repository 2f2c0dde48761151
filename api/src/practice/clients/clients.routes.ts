import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { ClientsService } from './clients.service';

interface Options {
  clients: ClientsService;
}

const bodyLimit = 32_768;

export const clientsRoutes: FastifyPluginAsyncZod<Options> = async (app, { clients }) => {
  route(app, 'getClients', async (request) => clients.list(practiceOf(request), request.query));

  route(app, 'getClient', async (request) =>
    clients.details(practiceOf(request), request.params.clientId),
  );

  route(app, 'addClient', { bodyLimit }, async (request) => {
    const { body, headers } = request;
    return clients.add(practiceOf(request), body, headers['idempotency-key']);
  });

  route(app, 'changeClient', { bodyLimit }, async (request) =>
    clients.change(practiceOf(request), request.params.clientId, request.body),
  );

  route(app, 'archiveClient', async (request) =>
    clients.archive(practiceOf(request), request.params.clientId),
  );

  route(app, 'restoreClient', async (request) =>
    clients.restore(practiceOf(request), request.params.clientId),
  );

  route(app, 'openClientThread', async (request) => {
    const reader = { userId: requireUser(request).userId, vendorId: practiceOf(request) };
    return clients.openThread(reader, request.params.clientId);
  });
};
