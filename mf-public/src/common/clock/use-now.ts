import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The current time, updated every minute; null before hydration, because a page rendered ahead of
 * the visit cannot know when it is read.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
