import { startTransition, useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The current time, updated every minute; null before hydration, because a page rendered ahead of
 * the visit cannot know when it is read.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    // A transition: a long list renders all its times anew.
    const update = () => startTransition(() => setNow(new Date()));
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
