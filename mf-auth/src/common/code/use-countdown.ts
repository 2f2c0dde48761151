import { useEffect, useState } from 'react';
import { secondsUntil } from './clock.model';

interface Countdown {
  /** How long it was when it began. */
  from: number;
  left: number;
  restart: (seconds: number) => void;
}

/** Seconds that run out, by the clock: a tab that slept in between is right again at once. */
export function useCountdown(seconds: number): Countdown {
  const [course, setCourse] = useState(() => courseOf(seconds, Date.now()));
  const [now, setNow] = useState(Date.now);
  const left = secondsUntil(course.ends, now);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const restart = (next: number) => {
    // One reading of the clock: with a second one, a millisecond later, nothing to wait is a second.
    const begins = Date.now();
    setNow(begins);
    setCourse(courseOf(next, begins));
  };
  return { from: course.seconds, left, restart };
}

const courseOf = (seconds: number, begins: number) => ({ seconds, ends: begins + seconds * 1_000 });
