import { Link } from '@nukkad/platform';
import type { QueueSummary } from '@nukkad/platform/contract';
import { Card, stretchedLinkClass } from '@nukkad/shared-ui';
import { AsyncView, RelativeTime, RoomPage, useDashboard, useNow } from '@nukkad/vendor-kit';
import { roomOf } from '../common/rooms.model';
import { byUrgency } from './overview.model';
import styles from './overview.module.css';
import { useQueues } from './overview.queries';
import { text } from './overview.text';

/** Overview of all waiting cases, with links. */
export function Screen() {
  const queues = useQueues();
  return (
    <RoomPage title={text.title}>
      <AsyncView what={text.what} loaded={queues}>
        {(all) => (
          <>
            {all.every(({ waiting }) => waiting === 0) && <p>{text.allDone}</p>}
            <ul className={styles.queues}>
              {byUrgency(all).map((one) => (
                <QueueCard key={one.queue} one={one} />
              ))}
            </ul>
          </>
        )}
      </AsyncView>
    </RoomPage>
  );
}

function QueueCard({ one: { queue, waiting, oldest } }: { one: QueueSummary }) {
  const { roomAddress } = useDashboard();
  const now = useNow();
  return (
    <Card as="li" className={styles.queue}>
      <h2 className={styles.name}>
        <Link className={stretchedLinkClass} to={roomAddress(roomOf(queue))}>
          {text.open(queue)}
        </Link>
      </h2>
      <p className={waiting === 0 ? styles.muted : styles.count}>{text.waits(waiting)}</p>
      {oldest !== null && (
        <p className={styles.muted}>
          {text.oldest} <RelativeTime at={oldest} now={now} />
        </p>
      )}
    </Card>
  );
}
