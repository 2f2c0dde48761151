import { Card, type CardProps } from '../card/card';
import { classNames } from '../class-names';
import styles from './stat-card.module.css';

/** How a number moved. The words say it all: `{ direction: 'up', text: '12 more than last week' }` */
export interface StatDelta {
  direction: 'up' | 'down' | 'level';
  /** Says which way as well, for those who cannot see the arrow. */
  text: string;
  /** Whether the move is welcome; up is not always good. Default `neutral`. */
  tone?: 'good' | 'bad' | 'neutral';
}

export interface StatCardProps extends Pick<CardProps, 'as'> {
  /** What is counted: "Appointments". */
  label: string;
  /** The number as it is read, grouped and with its unit: "₹1,25,000". */
  number: string;
  delta?: StatDelta | undefined;
  /** What else there is to know of it: "November 2026". */
  note?: string | undefined;
}

const arrows = { up: '↑', down: '↓', level: '–' } as const;

/** One number that matters and how it moved. `<StatCard label="Appointments" number="128" />` */
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
