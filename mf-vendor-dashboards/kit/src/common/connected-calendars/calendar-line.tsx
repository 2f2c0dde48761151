import type { ConnectedCalendar } from '@nukkad/platform/contract';
import { formatDateTime, formatRelative } from '@nukkad/platform/format';
import { Button, ConfirmButton } from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './connected-calendars.module.css';
import { text } from './connected-calendars.text';

interface Props {
  calendar: ConnectedCalendar;
  /** False: it cannot be read, only disconnected. */
  isOffered: boolean;
  now: Date;
  onRead: () => Promise<void>;
  onDisconnect: () => Promise<void>;
}

/** A connected calendar with its state and what can be done. */
export function CalendarLine({ calendar, isOffered, now, onRead, onDisconnect }: Props) {
  const [isReading, setReading] = useState(false);
  const name = text.name(calendar.host, calendar.ending);
  const read = async () => {
    setReading(true);
    await onRead();
    setReading(false);
  };
  return (
    <li className={styles.calendar}>
      <p className={styles.name}>{name}</p>
      <Facts calendar={calendar} now={now} />
      <Failure calendar={calendar} />
      <div className={styles.ways}>
        {isOffered && (
          <Button
            tone="secondary"
            size="small"
            aria-label={isReading ? undefined : text.readNowOf(name)}
            busyText={isReading ? text.reading : undefined}
            onClick={() => void read()}
          >
            {text.readNow}
          </Button>
        )}
        <ConfirmButton
          label={text.disconnect}
          name={text.disconnectOf(name)}
          title={text.disconnectTitle}
          busyText={text.disconnecting}
          size="small"
          isDanger
          onConfirm={onDisconnect}
        >
          {text.disconnectWhy}
        </ConfirmButton>
      </div>
    </li>
  );
}

function Facts({ calendar, now }: Pick<Props, 'calendar' | 'now'>) {
  const { readAt, nextReadAt, busyTimes, skippedEvents, failure } = calendar;
  const read = readAt === null ? text.neverRead : text.read(formatRelative(readAt, now));
  const next = nextReadAt === null ? '' : `, ${text.next(formatRelative(nextReadAt, now))}`;
  return (
    <>
      <p className={styles.muted}>
        {read}
        {next}
      </p>
      {failure === null && (
        <p className={styles.muted}>
          {busyTimes === 0 ? text.noBusyTimes : text.busyTimes(busyTimes)}
        </p>
      )}
      {skippedEvents > 0 && <p className={styles.muted}>{text.skipped(skippedEvents)}</p>}
    </>
  );
}

function Failure({ calendar }: Pick<Props, 'calendar'>) {
  const { failure, failingSince, keptUntil, nextReadAt } = calendar;
  if (failure === null || failingSince === null) return null;
  return (
    <p className={styles.problem}>
      {text.failing(failure, formatDateTime(failingSince))}{' '}
      {keptUntil === null ? text.keptNone : text.kept(formatDateTime(keptUntil))}{' '}
      {text.whatNext(failure, nextReadAt !== null)}
    </p>
  );
}
