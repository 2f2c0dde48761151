import { useEffect, useRef, useState } from 'react';
import styles from '../book.module.css';
import { text } from '../book.text';
import { clockLeft, minutesSaid, secondsLeft } from './hold.model';

interface Props {
  /** Milliseconds on this device's clock. */
  until: number;
  onOver: () => void;
}

/** Remaining time of a hold: always visible, announced at the start and towards the end. */
export function HoldClock({ until, onOver }: Props) {
  const seconds = useSecondsLeft(until);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });
  useEffect(() => {
    if (seconds === 0) latest.current();
  }, [seconds]);
  const shown = clockLeft(seconds);
  const said = minutesSaid(seconds);
  return (
    <>
      <p className={said === null ? styles.muted : styles.clock} aria-hidden>
        {text.clock(shown)}
      </p>
      <p role="status" className="nk-visually-hidden">
        {said === null ? text.kept : text.minutesLeft(said)}
      </p>
    </>
  );
}

/** Computed from the clock, so that it is right after the device slept. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = secondsLeft(until, now);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restart for another time
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return seconds;
}
