import { userSession } from '@nukkad/platform/contract/schemas/accounts.schema';
import { uuid } from '@nukkad/platform/contract/schemas/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/tables.generated';
import { endpoint, failures } from '../http/endpoint';
import { personOn } from './access';
import type { SessionsService } from './sessions.service';

interface Options {
  db: Kysely<Tables>;
  sessions: SessionsService;
}

const tags = ['accounts'];

export const sessionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, sessions }) => {
  app.route({
    ...endpoint('getSessions'),
    schema: {
      operationId: 'getSessions',
      summary: 'Where one’s own account is signed in',
      tags,
      response: { 200: z.array(userSession), ...failures },
    },
    handler: async (request) => sessions.list(personOn(request)),
  });

  app.route({
    ...endpoint('endSession'),
    schema: {
      operationId: 'endSession',
      summary: 'Sign out one of one’s own sessions',
      tags,
      params: z.object({ sessionId: uuid }),
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await sessions.endOwn(personOn(request), request.params.sessionId);
      reply.code(204);
    },
  });

  app.route({
    ...endpoint('endOtherSessions'),
    schema: {
      operationId: 'endOtherSessions',
      summary: 'Sign out everywhere else; no body is needed',
      tags,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      const { userId, sessionId } = personOn(request);
      await sessions.endOthers(db, userId, sessionId);
      reply.code(204);
    },
  });
};
