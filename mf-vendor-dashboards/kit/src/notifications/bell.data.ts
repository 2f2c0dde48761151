import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Notification } from '@nukkad/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { decisionBook } from '../common/decision-book';
import { changedBy } from './news.model';
import { followNews } from './news-stream';
import type { ServerEvent } from './server-events.model';

/** So that the bell and its first page are one request. */
export const firstPage = { query: {} };

/** What has come last; `nth` tells two of one title apart. */
interface Arrived {
  title: string;
  nth: number;
}

/** How much is unread, kept true by the stream, and what has arrived since the page was opened. */
export function useBell(): { unread: number; arrived: Arrived | null } {
  const { renew } = useAnswers();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const news = useEndpoint('getNotifications', firstPage);
  const unread = news.state === 'ready' ? news.value.unread : 0;
  const known = useRef(unread);
  useEffect(() => {
    known.current = unread;
  }, [unread]);
  useEffect(
    () =>
      followNews(({ name, told }: ServerEvent) => {
        if (name === 'notification') {
          const { title, kind } = told as Notification;
          setArrived((before) => ({ title, nth: (before?.nth ?? 0) + 1 }));
          // What is unread now is told right after.
          known.current += 1;
          renew('getNotifications', ...changedBy[kind]);
          if (kind === 'booking') decisionBook.forgetTold();
        } else if (name === 'unread' && (told as { unread: number }).unread !== known.current) {
          renew('getNotifications');
        }
      }),
    [renew],
  );
  return { unread, arrived };
}

/** Marks those named as read, or all. */
export function useReading(): (ids?: string[]) => Promise<void> {
  const { renew } = useAnswers();
  return async (ids) => {
    const body = ids === undefined ? {} : { ids };
    // To its end, also when the notification leads to another page.
    await api.call('markNotificationsRead', { body }, { keepalive: true });
    renew('getNotifications');
  };
}
