import * as wire from '@nukkad/platform/contract/schemas/clients.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import { thread } from '@nukkad/platform/contract/schemas/mine.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { endpoint, failures } from '../../core/http/endpoint';
import { idempotencyHeaders } from '../../core/http/idempotency';
import type { ClientsService } from './clients.service';

interface Options {
  clients: ClientsService;
}

const tags = ['practice'];
const bodyLimit = 32_768;
const params = z.object({ clientId: uuid });
const one = { 200: wire.client, ...failures };

export const clientsRoutes: FastifyPluginAsyncZod<Options> = async (app, { clients }) => {
  app.route({
    ...endpoint('getClients'),
    schema: {
      operationId: 'getClients',
      summary: 'A professional’s records of clients, page by page',
      tags,
      querystring: wire.clientsQuery,
      response: { 200: wire.clientsAnswer, ...failures },
    },
    handler: async (request) => clients.list(practiceOf(request), request.query),
  });

  app.route({
    ...endpoint('getClient'),
    schema: {
      operationId: 'getClient',
      summary: 'A client with the latest bookings',
      tags,
      params,
      response: { 200: wire.clientDetails, ...failures },
    },
    handler: async (request) => clients.details(practiceOf(request), request.params.clientId),
  });

  app.route({
    ...endpoint('addClient'),
    bodyLimit,
    schema: {
      operationId: 'addClient',
      summary: 'A record of somebody new',
      tags,
      headers: idempotencyHeaders,
      body: wire.clientOrder,
      response: { 201: wire.client, ...failures },
    },
    handler: async (request, reply) => {
      const { body, headers } = request;
      reply.code(201);
      return clients.add(practiceOf(request), body, headers['idempotency-key']);
    },
  });

  app.route({
    ...endpoint('changeClient'),
    bodyLimit,
    schema: {
      operationId: 'changeClient',
      summary: 'What is known of a client; what is left out stays',
      tags,
      params,
      body: wire.clientOrder,
      response: one,
    },
    handler: async (request) =>
      clients.change(practiceOf(request), request.params.clientId, request.body),
  });

  app.route({
    ...endpoint('archiveClient'),
    schema: {
      operationId: 'archiveClient',
      summary: 'Put a record away; nothing of it is lost',
      tags,
      params,
      response: one,
    },
    handler: async (request) => clients.archive(practiceOf(request), request.params.clientId),
  });

  app.route({
    ...endpoint('restoreClient'),
    schema: {
      operationId: 'restoreClient',
      summary: 'Take a record out of the archive',
      tags,
      params,
      response: one,
    },
    handler: async (request) => clients.restore(practiceOf(request), request.params.clientId),
  });

  app.route({
    ...endpoint('openClientThread'),
    schema: {
      operationId: 'openClientThread',
      summary: 'The conversation with a client who has an account',
      tags,
      params,
      response: { 200: thread, ...failures },
    },
    handler: async (request) => {
      const reader = { userId: personOn(request).userId, vendorId: practiceOf(request) };
      return clients.openThread(reader, request.params.clientId);
    },
  });
};
