import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useReading } from './bell.queries';
import { text } from './bell.text';
import styles from './bell-panel.module.css';
import { NotificationPage } from './notification-page';

interface Props {
  id: string;
  unread: number;
}

export function BellPanel({ id, unread }: Props) {
  const markRead = useReading();
  const [reading, setReading] = useState<'not' | 'under way' | 'failed'>('not');
  const readAll = async () => {
    setReading('under way');
    await markRead().then(
      () => setReading('not'),
      () => setReading('failed'),
    );
  };
  return (
    <section id={id} aria-label={text.title} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{text.title}</p>
        {unread > 0 && (
          <Button
            tone="ghost"
            size="small"
            busyText={reading === 'under way' ? text.reading : undefined}
            onClick={() => void readAll()}
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
      <NotificationPage onRead={(id) => void markRead([id]).catch(() => {})} />
    </section>
  );
}
