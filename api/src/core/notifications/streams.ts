import type { Writable } from 'node:stream';
import type { Kysely } from 'kysely';
import { livingSessions } from '../auth/sessions.store';
import type { Tables } from '../db/tables.generated';
import { TooManyRequests } from '../http/problems';
import { eventOf, heartbeat } from './notifications.model';
import { notificationOf, unreadOf } from './notifications.store';

/** One connected screen. */
export interface Stream {
  userId: string;
  sessionId: string;
  to: Writable;
}

export type Streams = ReturnType<typeof notificationStreams>;

const perPerson = 5;
const tryAgainAfter = 60;

/** A slow client is disconnected once this many bytes are waiting for it. */
const mostWaiting = 65_536;

/** Sends notifications to the screens connected to this process. */
export function notificationStreams(db: Kysely<Tables>, failed: (error: unknown) => void) {
  const people = new Map<string, Set<Stream>>();
  // Updates run in sequence per user, so that the last one sent is the current state.
  const updating = new Map<string, Promise<void>>();

  const all = () => [...people.values()].flatMap((streams) => [...streams]);

  const say = (userId: string, events: string) => {
    for (const { to } of people.get(userId) ?? []) {
      if (to.writableLength > mostWaiting) to.destroy();
      else to.write(events);
    }
  };
  const update = async (userId: string, id: string | undefined) => {
    if (!people.has(userId)) return;
    const notification = id && (await notificationOf(db, userId, id));
    const unread = eventOf('unread', { unread: await unreadOf(db, userId) });
    say(userId, notification ? eventOf('notification', notification) + unread : unread);
  };
  const queue = (userId: string, id?: string) => {
    if (!people.has(userId)) return;
    const updated = (updating.get(userId) ?? Promise.resolve())
      .then(() => update(userId, id))
      .catch(failed)
      .finally(() => {
        if (updating.get(userId) === updated) updating.delete(userId);
      });
    updating.set(userId, updated);
  };
  const leave = (stream: Stream) => {
    const streams = people.get(stream.userId);
    streams?.delete(stream);
    if (streams?.size === 0) people.delete(stream.userId);
  };

  return {
    /** Fails with `too-many-requests` when the user has too many open screens. */
    check(userId: string): void {
      if ((people.get(userId)?.size ?? 0) >= perPerson) throw new TooManyRequests(tryAgainAfter);
    },

    /** Sends the unread count and every later change until the screen disconnects. */
    add(stream: Stream): void {
      const { userId, to } = stream;
      // Disconnected during authentication: 'close' has fired, so it would never be removed.
      if (to.destroyed) return;
      people.set(userId, (people.get(userId) ?? new Set()).add(stream));
      to.once('close', () => leave(stream));
      queue(userId);
    },

    /** A message of the channel; null: messages may have been missed. */
    heard(message: string | null): void {
      if (message === null) for (const userId of people.keys()) queue(userId);
      else queue(...(message.split(' ') as [string, string?]));
    },

    /** Disconnects screens whose session has ended. */
    async beat(): Promise<void> {
      for (const userId of people.keys()) say(userId, heartbeat);
      if (people.size === 0) return;
      const living = await livingSessions(
        db,
        all().map(({ sessionId }) => sessionId),
      );
      for (const { sessionId, to } of all()) if (!living.has(sessionId)) to.end();
    },

    /** Disconnects all screens; reads in progress are finished. */
    async end(): Promise<void> {
      for (const { to } of all()) to.end();
      await Promise.all(updating.values());
    },
  };
}
