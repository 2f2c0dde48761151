import type { CalendarFeed } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { Button, buttonClass, ConfirmButton } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './calendar-feed.module.css';
import { text } from './calendar-feed.text';

interface Props {
  feed: CalendarFeed;
  /** Makes another address, which ends this one. */
  onReplace: () => Promise<void>;
  onEnd: () => Promise<void>;
}

/** A feed's address with what can be done with it. */
export function FeedAddress({ feed, onReplace, onEnd }: Props) {
  return (
    <>
      <p>{text.how}</p>
      <p className={styles.address}>{feed.address}</p>
      <p className={styles.muted}>{text.secret}</p>
      <Copy address={feed.address} />
      <Facts feed={feed} />
      <div className={styles.ways}>
        <ConfirmButton
          label={text.another}
          title={text.anotherTitle}
          busyText={text.making}
          isDanger
          onConfirm={onReplace}
        >
          {text.anotherWhy}
        </ConfirmButton>
        <ConfirmButton
          label={text.end}
          title={text.endTitle}
          busyText={text.ending}
          isDanger
          onConfirm={onEnd}
        >
          {text.endWhy}
        </ConfirmButton>
      </div>
    </>
  );
}

function Copy({ address }: { address: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setStatus(text.copied);
    } catch {
      setStatus(text.notCopied);
    }
  };
  return (
    <>
      <div className={styles.ways}>
        <Button tone="secondary" onClick={copy}>
          {text.copy}
        </Button>
        {/* Programs that keep calendars open this scheme. */}
        <a className={buttonClass({ tone: 'ghost' })} href={address.replace(/^https?:/, 'webcal:')}>
          {text.open}
        </a>
      </div>
      <p role="status">{status}</p>
    </>
  );
}

function Facts({ feed: { scope, namesClients, createdAt, readAt } }: Pick<Props, 'feed'>) {
  return (
    <p className={styles.muted}>
      {scope === 'practice' && `${namesClients ? text.named : text.nameless} `}
      {text.since(formatDate(createdAt))},{' '}
      {readAt === null ? text.neverRead : text.read(formatDate(readAt))}
    </p>
  );
}
