import type { Notification } from '@nukkad/platform/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../db/tables.generated';
import type { MessageLanguage } from '../language/message-language';
import { languageOfUser } from '../language/people-language.store';
import type { Place } from './notifications.model';
import { wordsOf } from './templates';

/** A user's notifications in their language, newest first, starting after `after`. */
export async function notificationsOf(
  db: Kysely<Tables>,
  userId: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Notification[]> {
  const newest = db
    .selectFrom('notification')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const rows = await (after
    ? newest.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`)
    : newest
  ).execute();
  const language = await languageOfUser(db, userId);
  return rows.map((row) => toNotification(row, language));
}

/** One of a user's own notifications; undefined for any other. */
export async function notificationOf(
  db: Kysely<Tables>,
  userId: string,
  id: string,
): Promise<Notification | undefined> {
  const row = await db
    .selectFrom('notification')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toNotification(row, await languageOfUser(db, userId));
}

export async function unreadOf(db: Kysely<Tables>, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks the named notifications, or all. Returns how many were unread before. */
export async function markRead(
  trx: Kysely<Tables>,
  userId: string,
  ids: string[] | undefined,
): Promise<number> {
  const unread = trx
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  const { numUpdatedRows } = await (ids === undefined
    ? unread
    : unread.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

const toNotification = (
  row: Selectable<Tables['notification']>,
  language: MessageLanguage,
): Notification => ({
  _id: row.id,
  kind: row.kind,
  ...wordsOf(
    {
      ...{ title: row.title, text: row.text, values: row.template_values ?? [] },
      ...(row.template !== null && { template: row.template }),
    },
    language,
  ),
  time: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  link: row.link,
});
