import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { personOn } from '../auth/access';
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
    notifications.list(personOn(request).userId, request.query.cursor),
  );

  route(app, 'markNotificationsRead', { bodyLimit: 8_192 }, async (request) => {
    await notifications.read(personOn(request).userId, request.body.ids);
  });
};
