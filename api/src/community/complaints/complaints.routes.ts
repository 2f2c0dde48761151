import { guestKey } from '@nukkad/platform/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { revalidated } from '../../core/http/endpoint';
import { route } from '../../core/http/route';
import type { Caller } from './complaints.deps';
import type { ComplaintsService } from './complaints.service';
import type { FollowingService } from './following.service';
import type { RaisingService } from './raising.service';

interface Options {
  complaints: ComplaintsService;
  raising: RaisingService;
  following: FollowingService;
}
// Indian scripts take three bytes a letter, twelve when escaped.
const bodyLimit = 65_536;

/** A token has 43 characters; anything much longer is refused unread. */
const longestKey = 64;

function requestCaller({ headers, person }: FastifyRequest): Caller {
  const key = headers[guestKey.toLowerCase()];
  return { person, key: typeof key === 'string' && key.length <= longestKey ? key : null };
}

export const complaintsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { complaints, raising, following } = options;

  route(app, 'getComplaints', async ({ query }, reply) => {
    reply.header('cache-control', revalidated);
    return complaints.list(query);
  });

  route(app, 'findRecipients', async ({ query }, reply) => {
    reply.header('cache-control', revalidated);
    return raising.find(query);
  });

  route(
    app,
    'createComplaint',
    { config: { rateLimitedAction: 'forms' }, bodyLimit },
    async ({ body, headers, person }, reply) => {
      reply.header('cache-control', 'no-store');
      return raising.create(body, person, headers['idempotency-key']);
    },
  );

  route(app, 'getComplaint', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return following.read(request.params.number, requestCaller(request));
  });

  route(app, 'closeComplaint', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return following.close(request.params.number, requestCaller(request));
  });

  route(
    app,
    'contestComplaint',
    { config: { rateLimitedAction: 'forms' }, bodyLimit },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return following.contest(request.params.number, requestCaller(request), request.body.text);
    },
  );

  route(app, 'supportComplaint', async (request) =>
    following.support(requireUser(request).userId, request.params.number),
  );

  route(app, 'dropSupport', async (request) =>
    following.dropSupport(requireUser(request).userId, request.params.number),
  );

  route(app, 'getMyComplaints', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return following.mine(requireUser(request).userId);
  });

  route(app, 'getSupported', async (request) => following.supported(requireUser(request).userId));
};
