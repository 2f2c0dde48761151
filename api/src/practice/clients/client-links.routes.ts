import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { OwnClientLinksService } from './own-client-links.service';
import type { PracticeClientLinksService } from './practice-client-links.service';

interface Options {
  own: OwnClientLinksService;
  practice: PracticeClientLinksService;
}

const bodyLimit = 4_096;

export const clientLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(practiceLinksRoutes, options);
  await app.register(ownLinksRoutes, options);
};

const practiceLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { practice }) => {
  route(app, 'getClientLinks', async (request) => practice.list(practiceOf(request)));

  route(app, 'inviteClient', async (request) =>
    practice.invite(practiceOf(request), request.params.clientId),
  );

  route(app, 'endClientLink', async (request) => {
    await practice.end(practiceOf(request), request.params.clientId);
  });

  route(app, 'acceptClientLink', { bodyLimit }, async (request) => {
    const { params, body } = request;
    await practice.accept(practiceOf(request), params.linkId, body.clientId);
  });

  route(app, 'refuseClientLink', async (request) => {
    await practice.refuse(practiceOf(request), request.params.linkId);
  });
};

const ownLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { own }) => {
  route(app, 'getMyClientLinks', async (request) => own.list(requireUser(request).userId));

  route(app, 'requestClientLink', { bodyLimit }, async (request) =>
    own.request(requireUser(request).userId, request.body),
  );

  route(
    app,
    'confirmClientLink',
    { bodyLimit, config: { rateLimitedAction: 'verify' } },
    async (request) => own.confirm(requireUser(request).userId, request.body.token),
  );

  route(app, 'endMyClientLink', async (request) => {
    await own.end(requireUser(request).userId, request.params.linkId);
  });
};
