import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { Notification } from '@nukkad/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { pendingDecisions } from '../common/pending-decisions.store';
import { followNotifications } from './notification-stream';
import type { ServerEvent } from './server-events.model';
import { staleCallsOf } from './stale-calls.model';

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
  const firstAnswer = useEndpoint('getNotifications', firstPage);
  const unread = firstAnswer.state === 'ready' ? firstAnswer.value.unread : 0;
  const isComing = firstAnswer.state === 'loading';
  const known = useRef<number | null>(null);
  // What is told while the first answer is still on its way may be newer than that answer.
  const outran = useRef<number | null>(null);
  useEffect(() => {
    known.current = isComing ? null : unread;
    if (isComing) return;
    if (outran.current !== null && outran.current !== unread) renew('getNotifications');
    outran.current = null;
  }, [isComing, unread, renew]);
  useEffect(() => {
    const onNotification = ({ title, kind }: Notification) => {
      setArrived((before) => ({ title, nth: (before?.nth ?? 0) + 1 }));
      renew(...staleCallsOf[kind]);
      if (kind === 'booking') pendingDecisions.forgetSent();
      // What is unread now is told right after.
      if (known.current === null) return;
      known.current += 1;
      renew('getNotifications');
    };
    const onUnread = (now: number) => {
      if (known.current === null) outran.current = now;
      else if (now !== known.current) renew('getNotifications');
    };
    return followNotifications(({ name, payload }: ServerEvent) => {
      if (name === 'notification') onNotification(payload as Notification);
      else if (name === 'unread') onUnread((payload as { unread: number }).unread);
    });
  }, [renew]);
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
