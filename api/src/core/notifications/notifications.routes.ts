import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../auth/access';
import { route } from '../http/route';
import type { NotificationsService } from './notifications.service';

interface Options {
  notifications: NotificationsService;
}

export const notificationsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { notifications },
) => {
  route(app, 'getNotifications', async (request) =>
    notifications.list(requireUser(request).userId, request.query.cursor),
  );

  route(app, 'markNotificationsRead', { bodyLimit: 8_192 }, async (request) => {
    await notifications.read(requireUser(request).userId, request.body.ids);
  });
};
