import {
  notificationsAnswer,
  readOrder,
} from '@nukkad/platform/contract/schemas/notifications.schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOn } from '../auth/access';
import { endpoint, failures } from '../http/endpoint';
import type { NotificationsService } from './notifications.service';

interface Options {
  notifications: NotificationsService;
}

const tags = ['notifications'];

export const notificationsRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { notifications },
) => {
  app.route({
    ...endpoint('getNotifications'),
    schema: {
      operationId: 'getNotifications',
      summary: 'What somebody should know of, the newest first, page by page',
      tags,
      querystring: z.object({
        cursor: z
          .string({ error: 'must be given once' })
          .max(200, 'must be at most 200 characters')
          .optional()
          .describe('`next` of the answer before'),
      }),
      response: { 200: notificationsAnswer, ...failures },
    },
    handler: async (request) => notifications.list(personOn(request).userId, request.query.cursor),
  });

  app.route({
    ...endpoint('markNotificationsRead'),
    bodyLimit: 8_192,
    schema: {
      operationId: 'markNotificationsRead',
      summary: 'Mark those named as read, or all',
      tags,
      body: readOrder,
      response: { 204: z.void(), ...failures },
    },
    handler: async (request, reply) => {
      await notifications.read(personOn(request).userId, request.body.ids);
      reply.code(204);
    },
  });
};
