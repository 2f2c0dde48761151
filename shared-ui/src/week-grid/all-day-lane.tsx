import { classNames } from '../class-names';
import { weekdayOf } from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import { spotName } from './use-week';
import type { Spot } from './week.model';
import type { AllDayEntry } from './week-entry';
import styles from './week-grid.module.css';
import { text } from './week-grid.text';

interface Props {
  days: readonly string[];
  entries: readonly AllDayEntry[];
  shown: number;
  isStop: (spot: Spot) => boolean;
  onOpen: (id: string) => void;
}

/** Entries of a whole day, above the hours. */
export function AllDayLane({ days, entries, shown, isStop, onOpen }: Props) {
  return (
    <GridPart role="row" className={styles.row}>
      <GridPart role="rowheader" className={styles.time}>
        {text.allDay}
      </GridPart>
      {days.map((day, column) => (
        <GridPart
          key={weekdayOf(day)}
          role="gridcell"
          className={classNames(styles.cell, styles.lane)}
          data-shown={column === shown}
        >
          {entries
            .filter((entry) => entry.day === day)
            .map(({ id, title }, index) => {
              const spot = { day: column, row: 0, stop: index };
              return (
                <button
                  key={id}
                  type="button"
                  className={styles.allDay}
                  data-spot={spotName(spot)}
                  tabIndex={isStop(spot) ? 0 : -1}
                  onClick={() => onOpen(id)}
                >
                  {title}
                </button>
              );
            })}
        </GridPart>
      ))}
    </GridPart>
  );
}
