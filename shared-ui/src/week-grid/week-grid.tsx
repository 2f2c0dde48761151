import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { clockWords, minutesOf, shortDayWords, todayInIndia, weekdayWords } from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import * as words from '../words';
import { spotName, useWeek } from './use-week';
import { type Hours, type Place, placed, rowTimes, type Spot, stopsOf } from './week.model';
import styles from './week-grid.module.css';

/** Something on a day, from one time to another. */
export interface WeekEntry {
  id: string;
  /** `2026-11-20` */
  day: string;
  /** `10:30` */
  start: string;
  end: string;
  /** "Asha Rao" */
  title: string;
  /** "Video call" */
  detail?: string;
  /** Default `primary`. Its meaning has to be in the words too. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'danger';
}

export interface WeekGridProps extends Hours {
  /** "Appointments, 16 to 22 November" */
  label: string;
  /** One to seven days, `2026-11-20`, side by side where there is room. */
  days: readonly string[];
  /** What is on. Entries of other days and hours are not drawn; what overlaps stands side by side. */
  entries: readonly WeekEntry[];
  /** Default: the day it is in India. */
  today?: string;
  /** `10:30`, drawn as a line through today. */
  now?: string;
  /** The day that is marked, and the only one shown on a narrow screen. Default: today. */
  selected?: string;
  onSelect: (day: string) => void;
  /** An entry was pressed. */
  onOpen: (id: string) => void;
  /** A time without an entry was pressed; without it there is nothing to press there. */
  onPickTime?: (day: string, time: string) => void;
  /** Page Up and Page Down ask for the week before and after. */
  onWeek?: (step: 1 | -1) => void;
}

/**
 * Hours by days, with what is on. One stop for the keyboard: arrows, Home and End move, Enter opens
 * or picks. `<WeekGrid label="Appointments" days={days} from="09:00" to="17:00" stepMinutes={30} … />`
 */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, entries, today = todayInIndia(), onSelect, onWeek } = props;
  const times = rowTimes(props);
  const places = days.map((day) => {
    const ofDay = entries.filter((entry) => entry.day === day);
    return placed(ofDay, props);
  });
  const stops = places.map((ofDay) => stopsOf(ofDay, times.length));
  const shown = Math.max(0, days.indexOf(props.selected ?? today));
  const week = useWeek({ days, stops, shown, onSelect, onWeek });
  const isStop = (spot: Spot) => week.stop === spotName(spot);
  return (
    <div className={styles.frame}>
      <GridPart
        {...week.grid}
        role="grid"
        aria-label={label}
        className={classNames(styles.week, props.stepMinutes >= 60 && styles.roomy)}
        style={{ '--days': days.length } as CSSProperties}
      >
        <Heads {...{ days, today, shown, isStop, onSelect }} />
        {times.map((time, row) => (
          <GridPart key={time} role="row" className={styles.row}>
            <GridPart role="rowheader" className={styles.time}>
              {clockWords(time)}
            </GridPart>
            {days.map((day, column) => (
              <Cell
                key={day}
                {...{ day, time, entries, isStop }}
                spot={{ day: column, row, stop: 0 }}
                stops={stops[column]?.[row] ?? 0}
                places={places[column]?.filter((place) => place.row === row) ?? []}
                isShown={column === shown}
                isToday={day === today}
                isWithinHour={isWithinHour(time, props)}
                past={day === today ? pastOf(props, row) : undefined}
                onOpen={props.onOpen}
                onPickTime={props.onPickTime}
              />
            ))}
          </GridPart>
        ))}
      </GridPart>
    </div>
  );
}

/** How much of a row is over now, from 0 to 1; undefined for any other row. */
function pastOf({ now, from, stepMinutes }: WeekGridProps, row: number): number | undefined {
  if (!now) return undefined;
  const past = (minutesOf(now) - minutesOf(from)) / stepMinutes - row;
  return past >= 0 && past < 1 ? past : undefined;
}

const isWithinHour = (time: string, { stepMinutes }: Hours) =>
  (minutesOf(time) + stepMinutes) % 60 !== 0;

interface HeadsProps {
  days: readonly string[];
  today: string;
  shown: number;
  isStop: (spot: Spot) => boolean;
  onSelect: (day: string) => void;
}

function Heads({ days, today, shown, isStop, onSelect }: HeadsProps) {
  return (
    <GridPart role="row" className={classNames(styles.row, styles.heads)}>
      <GridPart role="columnheader" className={styles.corner}>
        <span className="nk-visually-hidden">{words.time}</span>
      </GridPart>
      {days.map((day, column) => {
        const spot = { day: column, row: -1, stop: 0 };
        return (
          <GridPart key={day} role="columnheader" className={styles.head}>
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

interface CellProps extends Pick<WeekGridProps, 'entries' | 'onOpen' | 'onPickTime'> {
  day: string;
  time: string;
  spot: Spot;
  /** 0 where an entry of an earlier row lies on it. */
  stops: number;
  /** What begins here. */
  places: readonly Place[];
  isShown: boolean;
  isToday: boolean;
  /** Its end is not a full hour. */
  isWithinHour: boolean;
  past: number | undefined;
  isStop: (spot: Spot) => boolean;
}

function Cell({ places, stops, spot, past, isStop, ...cell }: CellProps) {
  const { day, time, entries, onOpen, onPickTime } = cell;
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
      {...(isBare && { ...stop, 'aria-label': words.nothingPlanned })}
    >
      {isFree && onPickTime && (
        <button
          type="button"
          {...stop}
          className={styles.pick}
          aria-label={words.pickTime(clockWords(time), dayName(day))}
          onClick={() => onPickTime(day, time)}
        />
      )}
      {places.map((place, index) => (
        <Entry
          key={place.id}
          place={place}
          entry={entries.find(({ id }) => id === place.id)}
          spot={{ ...spot, stop: index }}
          isStop={isStop({ ...spot, stop: index })}
          onOpen={onOpen}
        />
      ))}
      {past !== undefined && (
        <span className={styles.now} style={{ '--offset': past } as CSSProperties} />
      )}
    </GridPart>
  );
}

interface EntryProps {
  place: Place;
  entry: WeekEntry | undefined;
  spot: Spot;
  isStop: boolean;
  onOpen: (id: string) => void;
}

function Entry({ place, entry, spot, isStop, onOpen }: EntryProps) {
  if (!entry) return null;
  const { offset, length, lane, lanes } = place;
  const style = { '--offset': offset, '--length': length, '--lane': lane, '--lanes': lanes };
  return (
    <button
      type="button"
      className={classNames(styles.entry, styles[entry.tone ?? 'primary'])}
      style={style as CSSProperties}
      data-spot={spotName(spot)}
      data-shares={lanes > 1}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onOpen(entry.id)}
    >
      <span className={styles.title}>{entry.title}</span>{' '}
      <span className={styles.when}>
        {clockWords(entry.start)}
        <span className="nk-visually-hidden">{words.until(clockWords(entry.end))}</span>
      </span>{' '}
      {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
    </button>
  );
}

const dayName = (day: string) => `${weekdayWords(day, 'short')} ${shortDayWords(day)}`;
