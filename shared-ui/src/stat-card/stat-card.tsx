import { Card, type CardProps } from '../card/card';
import { classNames } from '../class-names';
import styles from './stat-card.module.css';

/**
 * Change of a number. The text is self-sufficient:
 * `{ direction: 'up', text: '12 more than last week' }`
 */
export interface StatDelta {
  direction: 'up' | 'down' | 'level';
  /** Must name the direction too, for screen readers. */
  text: string;
  /** Whether the change is welcome; up is not always good. Default `neutral`. */
  tone?: 'good' | 'bad' | 'neutral';
}

export interface StatCardProps extends Pick<CardProps, 'as'> {
  /** Name of the figure: "Appointments". */
  label: string;
  /** Formatted number with its unit: "₹1,25,000". */
  number: string;
  delta?: StatDelta | undefined;
  /** Further details: "November 2026". */
  note?: string | undefined;
}

const arrows = { up: '↑', down: '↓', level: '–' } as const;

/** A key figure and its change. `<StatCard label="Appointments" number="128" />` */
export function StatCard({ label, number, delta, note, as }: StatCardProps) {
  return (
    <Card as={as}>
      <dl className={styles.stat}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.number}>{number}</dd>
        {delta && (
          <dd className={classNames(styles.delta, styles[delta.tone ?? 'neutral'])}>
            <span aria-hidden="true">{arrows[delta.direction]}</span> {delta.text}
          </dd>
        )}
        {note && <dd className={styles.note}>{note}</dd>}
      </dl>
    </Card>
  );
}
