import { classNames } from '../class-names';
import { weekdayOf, weekdayWords } from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import { spotName } from './use-week';
import type { Spot } from './week.model';
import styles from './week-grid.module.css';
import { text } from './week-grid.text';

interface Props {
  days: readonly string[];
  today: string;
  shown: number;
  isStop: (spot: Spot) => boolean;
  onSelect: (day: string) => void;
}

export function WeekHeads({ days, today, shown, isStop, onSelect }: Props) {
  return (
    <GridPart role="row" className={classNames(styles.row, styles.heads)}>
      <GridPart role="columnheader" className={styles.corner}>
        <span className="nk-visually-hidden">{text.time}</span>
      </GridPart>
      {days.map((day, column) => {
        const spot = { day: column, row: -1, stop: 0 };
        return (
          <GridPart key={weekdayOf(day)} role="columnheader" className={styles.head}>
            <button
              type="button"
              className={styles.day}
              data-spot={spotName(spot)}
              tabIndex={isStop(spot) ? 0 : -1}
              aria-pressed={column === shown}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onSelect(day)}
            >
              <span className={styles.number}>{day.slice(8)}</span>{' '}
              <span className={styles.weekday}>{weekdayWords(day, 'short')}</span>
            </button>
          </GridPart>
        );
      })}
    </GridPart>
  );
}
