import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { shortDayWords, weekdayWords } from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import { spotName } from './use-week';
import type { Place, Spot } from './week.model';
import type { WeekEntry } from './week-entry';
import styles from './week-grid.module.css';
import { text } from './week-grid.text';

export interface WeekCellProps {
  day: string;
  time: string;
  /** Entries of the day. */
  entries: readonly WeekEntry[];
  spot: Spot;
  /** 0 where an entry of an earlier row covers it. */
  stops: number;
  /** Entries that begin here. */
  places: readonly Place[];
  isShown: boolean;
  isToday: boolean;
  /** Does not end at a full hour. */
  isWithinHour: boolean;
  past: number | undefined;
  /** Label of the time's shade: "Lunch Break". */
  shade: string | undefined;
  isStop: (spot: Spot) => boolean;
  timeWords: (time: string) => string;
  canMove: boolean;
  onOpen: (id: string) => void;
  onPickTime: ((day: string, time: string) => void) | undefined;
}

export function WeekCell({ places, stops, spot, past, isStop, shade, ...cell }: WeekCellProps) {
  const { day, time, entries, timeWords, canMove, onOpen, onPickTime } = cell;
  const isFree = places.length === 0 && stops > 0;
  const stop = { 'data-spot': spotName(spot), tabIndex: isStop(spot) ? 0 : -1 };
  const isBare = isFree && !onPickTime;
  return (
    <GridPart
      role="gridcell"
      className={styles.cell}
      data-shown={cell.isShown}
      data-today={cell.isToday}
      data-within-hour={cell.isWithinHour}
      {...(isBare && { ...stop, 'aria-label': shade ?? text.nothingPlanned })}
    >
      {isFree && onPickTime && (
        <button
          type="button"
          {...stop}
          data-time={time}
          className={styles.pick}
          aria-label={pickWords(timeWords(time), dayName(day), shade)}
          onClick={() => onPickTime(day, time)}
        />
      )}
      {places.map((place, index) => {
        const at = { ...spot, stop: index };
        return (
          <Entry
            // Keyed by position: the next week's entries reuse this week's elements.
            key={spotName(at)}
            place={place}
            entry={entries.find(({ id }) => id === place.id)}
            spot={at}
            isStop={isStop(at)}
            {...{ timeWords, canMove, onOpen }}
          />
        );
      })}
      {past !== undefined && (
        <span className={styles.now} style={{ '--offset': past } as CSSProperties} />
      )}
    </GridPart>
  );
}

const pickWords = (time: string, day: string, shade: string | undefined) =>
  shade === undefined ? text.pickTime(time, day) : text.pickTimeIn(time, day, shade);

interface EntryProps extends Pick<WeekCellProps, 'timeWords' | 'canMove' | 'onOpen'> {
  place: Place;
  entry: WeekEntry | undefined;
  spot: Spot;
  isStop: boolean;
}

function Entry({ place, entry, spot, isStop, timeWords, canMove, onOpen }: EntryProps) {
  if (!entry) return null;
  const { offset, length, lane, lanes } = place;
  const style = { '--offset': offset, '--length': length, '--lane': lane, '--lanes': lanes };
  const isMovable = canMove && !entry.isFixed;
  return (
    <button
      type="button"
      className={classNames(styles.entry, styles[entry.tone ?? 'primary'])}
      style={style as CSSProperties}
      data-spot={spotName(spot)}
      data-entry={entry.id}
      data-movable={isMovable}
      data-shares={lanes > 1}
      aria-keyshortcuts={isMovable ? 'M' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onOpen(entry.id)}
    >
      <span className={styles.title}>{entry.title}</span>{' '}
      <span className={styles.when}>
        {timeWords(entry.start)}
        <span aria-hidden="true" className={styles.end}>
          –{timeWords(entry.end)}
        </span>
        <span className="nk-visually-hidden">
          {text.until(timeWords(entry.end), dayName(entry.day))}
        </span>
      </span>{' '}
      {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
    </button>
  );
}

const dayName = (day: string) => `${weekdayWords(day, 'short')} ${shortDayWords(day)}`;
