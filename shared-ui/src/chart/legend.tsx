import type { ReactNode } from 'react';
import { DASHES, inkOf, MARKERS, nth } from './chart.model';
import styles from './chart.module.css';

/** A sample of the line's style. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg
      className={styles.sample}
      viewBox="0 0 32 12"
      style={{ color: inkOf(index) }}
      aria-hidden="true"
    >
      <path
        className={styles.stroke}
        d="M2 6h28"
        strokeDasharray={nth(DASHES, index) || undefined}
      />
      <path className={styles.mark} d={SHAPES[nth(MARKERS, index)]} />
    </svg>
  );
}

const SHAPES = {
  circle: 'M16 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  square: 'M12 2h8v8h-8z',
  triangle: 'M16 1l5 9h-10z',
} as const;

/** A sample of the share's colour. */
export function ShareSample({ index }: { index: number }) {
  return (
    <svg
      className={styles.patch}
      viewBox="0 0 12 12"
      style={{ color: inkOf(index) }}
      aria-hidden="true"
    >
      <rect className={styles.mark} width="12" height="12" rx="3" />
    </svg>
  );
}

interface LegendEntry {
  name: string;
  value?: string;
}

interface LegendProps {
  entries: readonly LegendEntry[];
  Sample: (props: { index: number }) => ReactNode;
}

/** Legend. Hidden from screen readers: the table says the same. */
export function Legend({ entries, Sample }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, value }, index) => (
        <li key={name} className={styles.entry}>
          <Sample index={index} />
          <span className={styles.name}>{name}</span>
          {value !== undefined && <span className={styles.value}>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
