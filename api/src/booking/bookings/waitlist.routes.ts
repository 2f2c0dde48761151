import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../core/auth/access';
import { route } from '../../core/http/route';
import type { WaitlistService } from './waitlist.service';

interface Options {
  waitlist: WaitlistService;
}

export const waitlistRoutes: FastifyPluginAsyncZod<Options> = async (app, { waitlist }) => {
  route(app, 'joinWaitlist', { bodyLimit: 4_096 }, async (request) => {
    const { userId } = requireUser(request);
    return waitlist.join(request.body, userId, request.headers['idempotency-key']);
  });

  route(app, 'getMyWaitlist', async (request) => waitlist.list(requireUser(request).userId));

  route(app, 'leaveWaitlist', async (request) => {
    await waitlist.leave(request.params.entryId, requireUser(request).userId);
  });
};
