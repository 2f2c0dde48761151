/**
 * The signed-in user's notifications. Compiled into each part that uses them, so the client and the
 * cache are imported by the package's name: the build replaces that name with the page's one shared
 * instance, whereas a relative import would compile a second one.
 */
import { type Answers, api, useAnswers, useEndpoint } from '@nukkad/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Notification, NotificationsAnswer } from '../contract';
import { formatViewerDateTime } from '../format';
import { followNotifications } from './notification-stream';
import { withArrival, withOlder, withRead } from './notifications.model';

/** A notification that arrived while the page was open; `nth` tells two of one title apart. */
export interface Arrival {
  title: string;
  nth: number;
}

/** A notification as a list shows it. */
export interface ListedNotification extends Omit<Notification, '_id'> {
  id: string;
  /** `time` in words, by the clock of the reader: `Mon 7 Jan 2030, 5:30 PM`. */
  when: string;
}

/** The following page: can be read, is being read, or could not be read. */
export interface OlderNotifications {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** The notifications read so far, newest first; `older` is null after the last page. */
export type NotificationList =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      notifications: readonly ListedNotification[];
      older: OlderNotifications | null;
    };

/** What `useNotifications` knows of the user's notifications, and the way to mark them as read. */
export interface Notifications {
  /** Counts those on pages not read yet as well. 0 until known. */
  unread: number;
  /** The latest since the page was loaded. */
  arrived: Arrival | null;
  list: NotificationList;
  /**
   * Marks the given notifications as read; all without ids. Shown at once, and taken back before it
   * rejects.
   */
  markRead: (ids?: string[]) => Promise<void>;
}

/** What `useNotifications` needs of the bell around it. */
export interface NotificationsOptions {
  /** Whether the list is on show: opening it reads again what is older than a minute. */
  isOpen: boolean;
  /** Called with each notification that arrives. */
  onArrival?: (notification: Notification) => void;
}

/** Of the one cached answer, to which arrivals and older pages are added. */
const firstPage = { query: {} };

type Page = ReturnType<typeof useEndpoint<'getNotifications'>>;

/**
 * Unread count, list and latest arrival of the signed-in user, kept current by the event stream
 * while the caller is mounted.
 *
 * @example const { unread, list, markRead } = useNotifications({ isOpen });
 */
export function useNotifications({ isOpen, onArrival }: NotificationsOptions): Notifications {
  const answers = useAnswers();
  const page = useEndpoint('getNotifications', firstPage);
  // The stream may be blocked, and an equal count may hide a difference.
  useEndpoint('getNotifications', firstPage, { enabled: isOpen });
  const unread = page.state === 'ready' ? page.value.unread : 0;
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const [streamed, setStreamed] = useState<UnreadEvent | null>(null);

  const onNotification = useEffectEvent((notification: Notification) => {
    changePage(answers, (before) => withArrival(before, notification));
    setArrived((before) => ({ title: notification.title, nth: (before?.nth ?? 0) + 1 }));
    onArrival?.(notification);
  });
  useEffect(
    () =>
      followNotifications(({ name, payload }) => {
        if (name === 'notification') onNotification(payload as Notification);
        else if (name === 'unread') setStreamed(payload as UnreadEvent);
      }),
    [],
  );

  // A count streamed during a request may be newer than its response.
  const isComing = page.state === 'loading' || (page.state === 'ready' && page.isRefreshing);
  useEffect(() => {
    if (streamed === null || isComing) return;
    setStreamed(null);
    if (streamed.unread !== unread) answers.renew('getNotifications');
  }, [streamed, isComing, unread, answers]);

  return { unread, arrived, list: useList(page, answers), markRead: markReadIn(answers) };
}

interface UnreadEvent {
  unread: number;
}

function changePage(
  { change }: Answers,
  edit: (page: NotificationsAnswer) => NotificationsAnswer,
): void {
  change('getNotifications', firstPage, edit);
}

function useList(page: Page, answers: Answers): NotificationList {
  const [state, setState] = useState<OlderNotifications['state']>('idle');
  if (page.state !== 'ready') return page;
  const { notifications, next: cursor } = page.value;
  const list = { state: 'ready', notifications: notifications.map(listed) } as const;
  if (cursor === null) return { ...list, older: null };
  const load = async () => {
    setState('loading');
    try {
      const older = await api.call('getNotifications', { query: { cursor } });
      changePage(answers, (before) => (before.next === cursor ? withOlder(before, older) : before));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { ...list, older: { state, load } };
}

function listed({ _id: id, ...notification }: Notification): ListedNotification {
  return { id, ...notification, when: formatViewerDateTime(notification.time) };
}

function markReadIn(answers: Answers): Notifications['markRead'] {
  return async (ids) => {
    let before: NotificationsAnswer | undefined;
    changePage(answers, (page) => {
      before = page;
      return withRead(page, ids);
    });
    try {
      // `keepalive`: the request must survive navigation to the notification's page.
      await api.call('markNotificationsRead', { body: { ids } }, { keepalive: true });
    } catch (error) {
      changePage(answers, (page) => before ?? page);
      // Something may have arrived since.
      answers.renew('getNotifications');
      throw error;
    }
  };
}
