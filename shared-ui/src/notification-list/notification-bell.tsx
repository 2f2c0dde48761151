import { useId, useState } from 'react';
import { Button } from '../button/button';
import { BellIcon } from '../icons/icons';
import type { Disclosure } from '../use-disclosure';
import {
  type NotificationEntries,
  type NotificationLink,
  NotificationList,
} from './notification-list';
import styles from './notification-list.module.css';
import { text } from './notification-list.text';

/** What a bell shows, and how its notifications are read. */
export interface BellNotifications {
  unread: number;
  /** The latest, announced to screen readers; `nth` tells two of one title apart. */
  arrived: { title: string; nth: number } | null;
  list: NotificationEntries;
  /** Marks the given notifications as read; all without ids. Rejects after a failure. */
  markRead: (ids?: string[]) => Promise<void>;
}

export interface NotificationBellProps {
  notifications: BellNotifications;
  disclosure: Disclosure<HTMLDivElement>;
  Link: NotificationLink;
}

/**
 * A bell with the number of unread notifications, and their list behind it.
 * `<NotificationBell notifications={notifications} disclosure={disclosure} Link={Link} />`
 */
export function NotificationBell({ notifications, disclosure, Link }: NotificationBellProps) {
  const { unread, arrived } = notifications;
  const { isOpen, toggle, area } = disclosure;
  const id = useId();
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        className={styles.bell}
        aria-label={text.bell(unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <BellIcon size={24} />
        {unread > 0 && (
          <span aria-hidden className={styles.badge}>
            {text.badge(unread)}
          </span>
        )}
      </button>
      <p role="status" className="nk-visually-hidden">
        {arrived && <span key={arrived.nth}>{text.arrived(arrived.title)}</span>}
      </p>
      {isOpen && <NotificationPanel id={id} notifications={notifications} Link={Link} />}
    </div>
  );
}

interface PanelProps extends Omit<NotificationBellProps, 'disclosure'> {
  id: string;
}

function NotificationPanel({ id, notifications, Link }: PanelProps) {
  const { unread, list, markRead } = notifications;
  const [reading, setReading] = useState<'not' | 'under way' | 'failed'>('not');
  const isReading = reading === 'under way';
  const readAll = () => {
    setReading('under way');
    markRead().then(
      () => setReading('not'),
      () => setReading('failed'),
    );
  };
  return (
    <section id={id} aria-label={text.title} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{text.title}</p>
        {(unread > 0 || isReading) && (
          <Button
            tone="ghost"
            size="small"
            busyText={isReading ? text.reading : undefined}
            onClick={readAll}
          >
            {text.readAll}
          </Button>
        )}
      </div>
      {reading === 'failed' && (
        <p role="alert" className={styles.note}>
          {text.readFailed}
        </p>
      )}
      <NotificationList
        list={list}
        onRead={(read) => void markRead([read]).catch(() => {})}
        Link={Link}
      />
    </section>
  );
}
