import type { PracticeStats } from '@nukkad/platform/contract';
import { StatCard, type StatDelta } from '@nukkad/shared-ui';
import { AsyncView } from '../common/page/async-view';
import { usePracticeStats } from '../common/practice-stats.queries';
import { changeOf, isRating, numberWords, type StatValue } from './stats.model';
import styles from './stats.module.css';
import { type Span, text } from './stats.text';

/** One card: `{ label: 'Patients', select: ({ clients }) => clients }`. */
export interface Stat {
  label: string;
  /** Selects the value; a `Figure` also shows its change. */
  select: (stats: PracticeStats) => StatValue;
  /** Below the number: "November 2026". */
  note?: string;
  /** Period to count and compare; a month by default. */
  span?: Span;
}

/**
 * Key figures of a profession, fetched whenever the page is shown.
 *
 * @example <StatCards cards={[{ label: 'Patients', select: ({ clients }) => clients }]} />
 */
export function StatCards({ cards }: { cards: readonly Stat[] }) {
  return (
    <AsyncView what={text.what} loaded={usePracticeStats()} lines={3}>
      {(stats) => (
        <ul className={styles.cards} aria-label={text.cards}>
          {cards.map((card) => (
            <Card key={card.label} {...card} stat={card.select(stats)} />
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

function Card({ label, note, span, stat }: Stat & { stat: StatValue }) {
  return (
    <StatCard
      as="li"
      label={label}
      number={numberWords(stat) ?? text.newcomer}
      delta={deltaOf(stat, span)}
      note={isRating(stat) ? text.ratings(stat.count) : note}
    />
  );
}

const tones = { up: 'good', down: 'bad', level: 'neutral' } as const;

function deltaOf(stat: StatValue, span?: Span): StatDelta | undefined {
  const change = changeOf(stat);
  if (change === null) return undefined;
  const { direction, percent } = change;
  return { direction, text: text.change(direction, percent, span), tone: tones[direction] };
}
