import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { useEffect, useRef, useState } from 'react';
import { followNotifications } from './notification-stream';
import type { ServerEvent } from './server-events.model';

/** Shared by bell and list, so that both use one cached request. */
export const firstPage = { query: {} };

/** The latest notification; `nth` distinguishes two with equal titles. */
interface Arrived {
  title: string;
  nth: number;
}

/** Unread count, kept current by the event stream, and the latest notification since page load. */
export function useBell(): { unread: number; arrived: Arrived | null } {
  const { renew } = useAnswers();
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const firstAnswer = useEndpoint('getNotifications', firstPage);
  const unread = firstAnswer.state === 'ready' ? firstAnswer.value.unread : 0;
  const isComing = firstAnswer.state === 'loading';
  const known = useRef<number | null>(null);
  // An unread count streamed during the first request may be newer than its response.
  const outran = useRef<number | null>(null);
  useEffect(() => {
    known.current = isComing ? null : unread;
    if (isComing) return;
    if (outran.current !== null && outran.current !== unread) renew('getNotifications');
    outran.current = null;
  }, [isComing, unread, renew]);
  useEffect(() => {
    const onNotification = (title: string) => {
      setArrived((before) => ({ title, nth: (before?.nth ?? 0) + 1 }));
      // An `unread` event follows and carries the count.
      if (known.current === null) return;
      known.current += 1;
      renew('getNotifications');
    };
    const onUnread = (now: number) => {
      if (known.current === null) outran.current = now;
      else if (now !== known.current) renew('getNotifications');
    };
    return followNotifications(({ name, payload }: ServerEvent) => {
      if (name === 'notification') onNotification((payload as { title: string }).title);
      else if (name === 'unread') onUnread((payload as { unread: number }).unread);
    });
  }, [renew]);
  return { unread, arrived };
}

/** Marks the given notifications as read; all without ids. */
export function useReading(): (ids?: string[]) => Promise<void> {
  const { renew } = useAnswers();
  return async (ids) => {
    const body = ids === undefined ? {} : { ids };
    // `keepalive`: the request must survive navigation to the notification's page.
    await api.call('markNotificationsRead', { body }, { keepalive: true });
    renew('getNotifications');
  };
}
