import type { UserSession } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './sessions.module.css';
import { text } from './sessions.text';

interface Props {
  session: UserSession;
  onEnd: () => Promise<void>;
}

export function SessionLine({ session, onEnd }: Props) {
  const [isEnding, setEnding] = useState(false);
  const { startedAt, lastSeenAt, isCurrent } = session;
  const device = session.device ?? text.unknownDevice;
  const seen = lastSeenAt === null ? text.neverSeen : text.lastSeen(formatDateTime(lastSeenAt));
  const end = async () => {
    setEnding(true);
    await onEnd().finally(() => setEnding(false));
  };
  return (
    <li className={styles.session}>
      <div>
        <p>{device}</p>
        <p className={styles.muted}>
          {text.since(formatDateTime(startedAt))}, {seen}
        </p>
      </div>
      {isCurrent ? (
        <p>{text.current}</p>
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={text.endOf(device, formatDateTime(startedAt))}
          busyText={isEnding ? text.endingOthers : undefined}
          onClick={end}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}
