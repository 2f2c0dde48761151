import type { Notification } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Tables } from '../db/tables.generated';

/** What somebody with an account should know of. `link`: a path of the site that shows it in full. */
export interface News extends Pick<Notification, 'kind' | 'title' | 'text' | 'link'> {
  userId: string;
}

/** Where every process hears that somebody's news have changed. */
export const newsChannel = 'news';

/**
 * Tells a person, also on the screens that are open. Call it in the transaction of what it is
 * about: either both happen or neither.
 *
 * @example await notify(trx, { userId, kind: 'message', title, text, link: '/profile?section=messages' });
 */
export async function notify(trx: Kysely<Tables>, { userId, ...news }: News): Promise<void> {
  const id = uuidv7();
  await trx
    .insertInto('notification')
    .values({ id, user_id: userId, ...news })
    .execute();
  await tellScreens(trx, userId, id);
}

/** Has the open screens of a person follow, without `notificationId` only in what is unread. */
export async function tellScreens(
  trx: Kysely<Tables>,
  userId: string,
  notificationId?: string,
): Promise<void> {
  const message = notificationId === undefined ? userId : `${userId} ${notificationId}`;
  await sql`SELECT pg_notify(${newsChannel}, ${message})`.execute(trx);
}
