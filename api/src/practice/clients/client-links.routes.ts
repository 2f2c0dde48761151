import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { practiceOf } from '../../core/auth/practice-of';
import { route } from '../../core/http/route';
import type { ClientLinksService } from './client-links.service';

interface Options {
  links: ClientLinksService;
}

const bodyLimit = 4_096;

export const clientLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(practiceLinksRoutes, options);
  await app.register(ownLinksRoutes, options);
};

const practiceLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { links }) => {
  route(app, 'getClientLinks', async (request) => links.ofPractice(practiceOf(request)));

  route(app, 'inviteClient', async (request) =>
    links.invite(practiceOf(request), request.params.clientId),
  );

  route(app, 'endClientLink', async (request) => {
    await links.endOfClient(practiceOf(request), request.params.clientId);
  });

  route(app, 'acceptClientLink', { bodyLimit }, async (request) => {
    const { params, body } = request;
    await links.accept(practiceOf(request), params.linkId, body.clientId);
  });

  route(app, 'refuseClientLink', async (request) => {
    await links.refuse(practiceOf(request), request.params.linkId);
  });
};

const ownLinksRoutes: FastifyPluginAsyncZod<Options> = async (app, { links }) => {
  route(app, 'getMyClientLinks', async (request) => links.mine(requireUser(request).userId));

  route(app, 'requestClientLink', { bodyLimit }, async (request) =>
    links.request(requireUser(request).userId, request.body),
  );

  route(
    app,
    'confirmClientLink',
    { bodyLimit, config: { rateLimitedAction: 'verify' } },
    async (request) => links.confirm(requireUser(request).userId, request.body.token),
  );

  route(app, 'endMyClientLink', async (request) => {
    await links.endOwn(requireUser(request).userId, request.params.linkId);
  });
};
