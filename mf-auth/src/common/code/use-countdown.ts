import { useEffect, useState } from 'react';
import { secondsUntil } from './clock.model';

interface Countdown {
  /** Initial length. */
  from: number;
  left: number;
  restart: (seconds: number) => void;
}

/** Seconds remaining by the clock, so that it is right after a tab slept. */
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
    // Read the clock once: a second reading, a millisecond later, would turn no wait into a second.
    const begins = Date.now();
    setNow(begins);
    setCourse(courseOf(next, begins));
  };
  return { from: course.seconds, left, restart };
}

const courseOf = (seconds: number, begins: number) => ({ seconds, ends: begins + seconds * 1_000 });
