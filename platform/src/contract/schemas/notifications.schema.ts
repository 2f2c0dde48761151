import { z } from 'zod';
import * as limits from '../limits';
import { uuid } from './fields';

export const notification = z
  .object({
    _id: z.uuid(),
    kind: z
      .enum([
        ...(['booking', 'message', 'review', 'payment', 'waitlist', 'support'] as const),
        ...(['complaint', 'campaign', 'question', 'release'] as const),
      ])
      .describe('What it is about; screens choose a picture by it.'),
    title: z.string(),
    text: z.string(),
    time: z.iso.datetime(),
    isRead: z.boolean(),
    link: z.string().describe('Where it is shown in full, a path of the site.'),
  })
  .meta({ id: 'Notification', description: 'Something a person should know of.' });

export const notificationsAnswer = z
  .object({
    notifications: z.array(notification),
    unread: z.int(),
    next: z.string().nullable(),
  })
  .meta({
    id: 'NotificationsAnswer',
    description:
      'Notifications, newest first. `next` is the cursor of older ones; null at the end.',
  });

export const readOrder = z.object({ ids: z.array(uuid).max(limits.idsPerList).optional() });
