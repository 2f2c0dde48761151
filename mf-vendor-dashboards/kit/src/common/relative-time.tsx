import { formatDate, formatRelative } from '@nukkad/platform/format';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, kept to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago something was, with its day for who wants to know exactly. */
export function RelativeTime({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatDate(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
