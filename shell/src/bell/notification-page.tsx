import { Link, useEndpoint } from '@nukkad/platform';
import type { Notification } from '@nukkad/platform/contract';
import { formatDateTime, viewerZone } from '@nukkad/platform/format';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { firstPage } from './bell.queries';
import { text } from './bell.text';
import styles from './bell-panel.module.css';
import { pictures } from './pictures';

interface Props {
  cursor?: string;
  onRead: (id: string) => void;
}

/** One page of notifications, and the following one on request. */
export function NotificationPage({ cursor, onRead }: Props) {
  const [showsOlder, setShowsOlder] = useState(false);
  const request = cursor === undefined ? firstPage : { query: { cursor } };
  const page = useEndpoint('getNotifications', request);
  if (page.state === 'loading') {
    return (
      <p role="status" className={styles.note}>
        {text.loading}
      </p>
    );
  }
  if (page.state === 'failed') {
    return (
      <div role="alert" className={styles.note}>
        <p>{text.failed}</p>
        <Button tone="secondary" size="small" onClick={page.retry}>
          {text.retry}
        </Button>
      </div>
    );
  }
  const { notifications, next } = page.value;
  if (notifications.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationItem notification={notification} onRead={onRead} />
          </li>
        ))}
      </ul>
      {next !== null && !showsOlder && (
        <Button tone="ghost" size="small" onClick={() => setShowsOlder(true)}>
          {text.older}
        </Button>
      )}
      {next !== null && showsOlder && <NotificationPage cursor={next} onRead={onRead} />}
    </>
  );
}

function NotificationItem({
  notification: { _id, kind, title, text: excerpt, time, isRead, link },
  onRead,
}: {
  notification: Notification;
  onRead: (id: string) => void;
}) {
  const Picture = pictures[kind];
  return (
    <Link to={link} className={styles.news} onClick={() => !isRead && onRead(_id)}>
      <Picture aria-hidden size={20} className={styles.picture} />
      <span className={styles.words}>
        <span className={isRead ? undefined : styles.unread}>
          {title}
          {!isRead && <span className="nk-visually-hidden"> ({text.unread})</span>}
        </span>
        <span className={styles.told}>{excerpt}</span>
        <time dateTime={time} className={styles.time}>
          {formatDateTime(time, viewerZone())}
        </time>
      </span>
    </Link>
  );
}
