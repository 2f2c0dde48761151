import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { route } from '../http/route';
import { requireUser } from './access';
import type { SessionsService } from './sessions.service';

interface Options {
  db: Kysely<Tables>;
  sessions: SessionsService;
}

export const sessionsRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, sessions }) => {
  route(app, 'getSessions', async (request) => sessions.list(requireUser(request)));

  route(app, 'endSession', async (request) => {
    await sessions.endOwn(requireUser(request), request.params.sessionId);
  });

  route(app, 'endOtherSessions', async (request) => {
    const { userId, sessionId } = requireUser(request);
    await sessions.endOthers(db, userId, sessionId);
  });
};
