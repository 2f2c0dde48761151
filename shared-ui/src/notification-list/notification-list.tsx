import type { ComponentType, ReactNode } from 'react';
import { Button } from '../button/button';
import { notificationIcons } from './notification-icons';
import styles from './notification-list.module.css';
import { text } from './notification-list.text';

/** What a notification tells, and where it leads. */
export interface NotificationEntry {
  id: string;
  kind: keyof typeof notificationIcons;
  title: string;
  text: string;
  /** ISO instant. */
  time: string;
  /** `time` in words. */
  when: string;
  isRead: boolean;
  /** Address within the product. */
  link: string;
}

/** The notifications, newest first; `older` is null after the last page. */
export type NotificationEntries =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      notifications: readonly NotificationEntry[];
      older: { state: 'idle' | 'loading' | 'failed'; load: () => void } | null;
    };

/** The router's link. */
export type NotificationLink = ComponentType<{
  to: string;
  className?: string;
  onClick?: () => void;
  children?: ReactNode;
}>;

export interface NotificationListProps {
  list: NotificationEntries;
  /** An unread notification was opened. */
  onRead: (id: string) => void;
  Link: NotificationLink;
}

/**
 * Notifications, each a link to what it is about.
 * `<NotificationList list={list} onRead={markRead} Link={Link} />`
 */
export function NotificationList({ list, onRead, Link }: NotificationListProps) {
  if (list.state === 'loading') return <ListLoading />;
  if (list.state === 'failed') return <ListFailed onRetry={list.retry} />;
  const { notifications, older } = list;
  if (notifications.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onRead={onRead} Link={Link} />
          </li>
        ))}
      </ul>
      {older?.state === 'idle' && (
        <Button tone="ghost" size="small" onClick={older.load}>
          {text.older}
        </Button>
      )}
      {older?.state === 'loading' && <ListLoading />}
      {older?.state === 'failed' && <ListFailed onRetry={older.load} />}
    </>
  );
}

function ListLoading() {
  return (
    <p role="status" className={styles.note}>
      {text.loading}
    </p>
  );
}

function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>{text.failed}</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

interface ItemProps extends Pick<NotificationListProps, 'onRead' | 'Link'> {
  notification: NotificationEntry;
}

function NotificationItem({ notification, onRead, Link }: ItemProps) {
  const { id, isRead } = notification;
  const KindIcon = notificationIcons[notification.kind];
  return (
    <Link
      to={notification.link}
      className={styles.notification}
      onClick={() => !isRead && onRead(id)}
    >
      <KindIcon size={20} className={styles.icon} />
      <span className={styles.words}>
        <span className={isRead ? undefined : styles.unread}>
          {notification.title}
          {!isRead && <span className="nk-visually-hidden"> ({text.unread})</span>}
        </span>
        <span className={styles.excerpt}>{notification.text}</span>
        <time dateTime={notification.time} className={styles.time}>
          {notification.when}
        </time>
      </span>
    </Link>
  );
}
