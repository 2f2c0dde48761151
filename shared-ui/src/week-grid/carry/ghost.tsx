import type { CSSProperties } from 'react';
import { timeAt } from '../../day/day.model';
import { type Hours, scaled } from '../week.model';
import styles from '../week-grid.module.css';
import type { Carry } from './carry.model';

interface Props {
  carry: Carry;
  title: string;
  hours: Hours;
  isTaken: boolean;
  /** Formats a time. */
  timeWords: (time: string) => string;
}

/** Preview of the drop position. Announced elsewhere. */
export function Ghost({ carry, title, hours, isTaken, timeWords }: Props) {
  const [start, end] = [timeAt(carry.start), timeAt(carry.end)];
  const place = scaled({ id: 'ghost', start, end }, hours);
  if (!place) return null;
  const style = { '--day': carry.day, '--at': place.at, '--length': place.length };
  return (
    <span
      aria-hidden="true"
      className={styles.ghost}
      data-taken={isTaken}
      style={style as CSSProperties}
    >
      {title} {timeWords(start)}–{timeWords(end)}
    </span>
  );
}
