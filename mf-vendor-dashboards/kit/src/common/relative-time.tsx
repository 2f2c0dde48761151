import { formatDate, formatRelative } from '@nukkad/platform/format';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Relative time; the title has the exact date. */
export function RelativeTime({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatDate(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
