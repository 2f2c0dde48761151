import { Link } from '@nukkad/platform';
import type { Thread } from '@nukkad/platform/contract';
import { Avatar, Badge, Card, stretchedLinkClass } from '@nukkad/shared-ui';
import { useDashboard } from '../common/dashboard';
import { RelativeTime } from '../common/relative-time';
import { ROOM } from './messages.model';
import styles from './messages.module.css';
import { text } from './messages.text';

interface Props {
  thread: Thread;
  now: Date;
}

export function ThreadLine({ thread, now }: Props) {
  const { _id, last, unread } = thread;
  const { roomAddress } = useDashboard();
  const { name, img } = thread.with;
  const words = last?.by === 'me' ? text.me(last.text) : last?.text;
  return (
    <Card as="li" className={styles.line}>
      <Avatar name={name} src={img ?? undefined} size="small" />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link className={stretchedLinkClass} to={roomAddress(ROOM, { thread: _id })}>
            {name}
          </Link>
        </h2>
        <p className={styles.last}>{words ?? text.empty}</p>
      </div>
      <p className={styles.facts}>
        {last !== null && <RelativeTime at={last.time} now={now} />}
        {unread > 0 && <Badge tone="accent">{text.unread(unread)}</Badge>}
      </p>
    </Card>
  );
}
