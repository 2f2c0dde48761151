import { limits, type NotificationsAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import type { ApiError } from '../http/problems';
import { notValid } from '../http/refusals';
import { asMessage } from '../language/message';
import { cursorOf, placeOf } from './notifications.model';
import { markRead, notificationsOf, unreadOf } from './notifications.store';
import { updateScreens } from './notify';

export type NotificationsService = ReturnType<typeof notificationsService>;

export function notificationsService(db: Kysely<Tables>) {
  return {
    /** Fails with `validation` for an invalid cursor. */
    async list(userId: string, cursor: string | undefined): Promise<NotificationsAnswer> {
      const after = cursor === undefined ? undefined : placeOf(cursor);
      if (cursor !== undefined && !after) throw brokenCursor();
      const limit = limits.notificationsPerPage;
      const found = await notificationsOf(db, userId, { after, limit: limit + 1 });
      const notifications = found.slice(0, limit);
      const last = notifications.at(-1);
      return {
        notifications,
        unread: await unreadOf(db, userId),
        next:
          last && found.length > limit ? cursorOf({ at: new Date(last.time), id: last._id }) : null,
      };
    },

    /** Marks the named notifications, or all, as read; the user's open screens follow. */
    async read(userId: string, ids: string[] | undefined): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if ((await markRead(trx, userId, ids)) > 0) await updateScreens(trx, userId);
      });
    },
  };
}

function brokenCursor(): ApiError {
  const rule = asMessage('must be the `next` of an answer before');
  return notValid({ cursor: rule });
}
