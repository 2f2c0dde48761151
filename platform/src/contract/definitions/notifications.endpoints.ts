import { z } from 'zod';
import { nothing } from '../schemas/fields';
import * as notifications from '../schemas/notifications.schema';
import { defineEndpoint } from './define-endpoint';

const tag = 'notifications';

export const notificationsEndpoints = {
  getNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/notifications',
    tag,
    summary: 'What somebody should know of, the newest first, page by page',
    query: z.object({
      cursor: z
        .string({ error: 'must be given once' })
        .max(200, 'must be at most 200 characters')
        .optional()
        .describe('`next` of the answer before'),
    }),
    answers: { 200: notifications.notificationsAnswer },
  }),

  markNotificationsRead: defineEndpoint({
    method: 'POST',
    path: '/api/notifications/read',
    tag,
    summary: 'Mark those named as read, or all',
    description: 'Those named, or all.',
    body: notifications.readOrder,
    answers: { 204: nothing },
  }),
};
