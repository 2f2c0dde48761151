import type { Notification } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';
import { enqueuePush } from './push-job';
import type { WordedNotification } from './templates';

/** A notification for a user with an account. `link`: path of the page that shows it in full. */
export interface NewNotification extends Pick<Notification, 'kind' | 'link'>, WordedNotification {
  userId: string;
}

/** Channel on which every process learns that a user's notifications have changed. */
export const notificationChannel = 'news';

/**
 * Notifies a user, including open screens. Call it in the transaction of what it is about, so that
 * both commit or neither.
 *
 * @example await notify(trx, { userId, kind: 'review', link, ...reviewNotifications.replied(vendorName) });
 */
export async function notify(
  trx: Kysely<Tables>,
  { userId, kind, link, title, text, template, values }: NewNotification,
): Promise<void> {
  const id = uuidv7();
  await trx
    .insertInto('notification')
    .values({
      ...{ id, user_id: userId, kind, link, title, text },
      template: template ?? null,
      template_values: values ? JSON.stringify(values) : null,
    })
    .execute();
  await enqueuePush(trx, userId, id);
  await updateScreens(trx, userId, id);
}

/** Updates a user's open screens; without `notificationId` only the unread count. */
export async function updateScreens(
  trx: Kysely<Tables>,
  userId: string,
  notificationId?: string,
): Promise<void> {
  const message = notificationId === undefined ? userId : `${userId} ${notificationId}`;
  await sql`SELECT pg_notify(${notificationChannel}, ${message})`.execute(trx);
}
