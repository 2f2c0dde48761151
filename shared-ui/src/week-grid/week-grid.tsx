import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import {
  clockWords,
  minutesOf,
  shortDayWords,
  timeAt,
  todayInIndia,
  weekdayOf,
  weekdayWords,
} from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import { AllDayLane } from './all-day-lane';
import { boundsOf, type Carry } from './carry/carry.model';
import { Ghost } from './carry/ghost';
import { useCarry } from './carry/use-carry';
import { Shades } from './shades';
import { isTaken, shadeAt } from './shades.model';
import { spotName, useWeek } from './use-week';
import { type Hours, placed, rowTimes, type Spot, stopsOf } from './week.model';
import { WeekCell } from './week-cell';
import type { AllDayEntry, WeekEntry, WeekShade } from './week-entry';
import styles from './week-grid.module.css';
import { text } from './week-grid.text';
import { WeekHeads } from './week-heads';

export type { AllDayEntry, WeekEntry, WeekShade } from './week-entry';

export interface WeekGridProps extends Hours {
  /** "Appointments, 16 to 22 November" */
  label: string;
  /** One to seven days, `2026-11-20`, side by side where there is room, in this order. */
  days: readonly string[];
  /** Entries outside the days and hours are not rendered; overlapping ones stand side by side. */
  entries: readonly WeekEntry[];
  /** Holidays and the like, above the hours; without any there is no such lane. */
  allDay?: readonly AllDayEntry[];
  /** Lunch, buffers and closed time, hatched. */
  shades?: readonly WeekShade[];
  /** Default: the current day in India. */
  today?: string;
  /** `10:30`, a line through today. */
  now?: string | undefined;
  /** The marked day, and the only one visible on a narrow screen. Default: today. */
  selected?: string;
  /** Formats a time. Default "10:30 AM". */
  timeWords?: (time: string) => string;
  /** Step of entries and ranges, in minutes. Default 30. */
  snapMinutes?: number;
  onSelect: (day: string) => void;
  /** An entry, timed or of a whole day, was pressed. */
  onOpen: (id: string) => void;
  /** A free time was pressed; without it free times are not pressable. */
  onPickTime?: (day: string, time: string) => void;
  /** An entry was dropped at another time; without it entries cannot be moved. */
  onMove?: (id: string, day: string, time: string) => void;
  /** A range of free time was selected, `09:00` to `11:30`; needs `onPickTime`. */
  onPickSpan?: (day: string, from: string, to: string) => void;
  /** Page Up and Page Down request the previous and next week. */
  onWeek?: (step: 1 | -1) => void;
}

/** Default step: half an hour. */
const SNAP = 30;

/**
 * A week of hours with entries. One tab stop: arrows, Home and End move, Enter opens or picks, M
 * picks up an entry, Shift with arrows selects a range.
 * `<WeekGrid label="Appointments" days={days} from="09:00" to="17:00" stepMinutes={30} … />`
 */
export function WeekGrid(props: WeekGridProps) {
  const { label, days, entries, allDay = [], shades = [], onSelect, onOpen, onWeek } = props;
  const { today = todayInIndia(), timeWords = clockWords, snapMinutes = SNAP } = props;
  const { from, to, stepMinutes, onMove, onPickSpan } = props;
  const hours = { from, to, stepMinutes };
  const times = rowTimes(hours);
  const ofDays = days.map((day) => entries.filter((entry) => entry.day === day));
  const places = ofDays.map((ofDay) => placed(ofDay, hours));
  // To the keyboard the all-day lane is the first row.
  const lanes = allDay.length > 0 ? 1 : 0;
  const stops = places.map((ofDay, column) => [
    ...(lanes ? [allDay.filter(({ day }) => day === days[column]).length] : []),
    ...stopsOf(ofDay, times.length),
  ]);
  const shown = Math.max(0, days.indexOf(props.selected ?? today));
  const week = useWeek({ days, stops, shown, first: lanes, onSelect, onWeek });
  const isStop = (spot: Spot) => week.stop === spotName(spot);
  const isOnTaken = (carry: Carry) => isTaken(carry, days[carry.day], entries, shades);
  const carrying = useCarry({
    ...{ days, entries, hours, onMove, onPickSpan },
    bounds: boundsOf(days.length, hours, snapMinutes),
    grid: week.grid.ref,
    placeWords: (carry) => placeWords(carry, days, timeWords, isOnTaken(carry)),
    onShow: onSelect,
    onBack: week.back,
  });
  const { held } = carrying;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!carrying.onGridKey(event)) week.grid.onKeyDown(event);
  };
  return (
    <div className={styles.frame}>
      <GridPart
        {...week.grid}
        onKeyDown={onKeyDown}
        onPointerDown={carrying.onPointerDown}
        role="grid"
        aria-label={label}
        className={classNames(styles.week, stepMinutes >= 60 && styles.roomy)}
        style={{ '--days': days.length } as CSSProperties}
        data-carrying={held !== null}
      >
        <WeekHeads {...{ days, today, shown, isStop, onSelect }} />
        {lanes > 0 && <AllDayLane entries={allDay} {...{ days, shown, isStop, onOpen }} />}
        <GridPart role="rowgroup" className={styles.hours}>
          {times.map((time, row) => (
            <GridPart key={time} role="row" className={styles.row}>
              <GridPart role="rowheader" className={styles.time}>
                {timeWords(time)}
              </GridPart>
              {days.map((day, column) => (
                <WeekCell
                  // Keyed by weekday: the next week's Monday reuses this week's elements.
                  key={weekdayOf(day)}
                  {...{ day, time, isStop, timeWords, onOpen }}
                  entries={ofDays[column] ?? []}
                  spot={{ day: column, row: row + lanes, stop: 0 }}
                  stops={stops[column]?.[row + lanes] ?? 0}
                  places={places[column]?.filter((place) => place.row === row) ?? []}
                  isShown={column === shown}
                  isToday={day === today}
                  isWithinHour={isWithinHour(time, hours)}
                  past={day === today ? pastOf(props, row) : undefined}
                  shade={shadeAt(shades, day, time)}
                  canMove={onMove !== undefined}
                  onPickTime={props.onPickTime}
                />
              ))}
            </GridPart>
          ))}
          <Shades {...{ days, shades, hours, shown }} />
          {held && <Ghost {...held} {...{ hours, timeWords }} isTaken={isOnTaken(held.carry)} />}
        </GridPart>
      </GridPart>
      {held?.isByKey && <Carrier label={held.title} {...carrying} />}
      <p className="nk-visually-hidden" role="status">
        {carrying.said}
      </p>
    </div>
  );
}

interface CarrierProps {
  label: string;
  onCarryKey: (event: KeyboardEvent<HTMLElement>) => void;
  onLeave: () => void;
}

/** Holds keyboard focus during a move: cells that unmount would lose it. */
function Carrier({ label, onCarryKey, onLeave }: CarrierProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      role="application"
      aria-label={label === '' ? text.time : label}
      className="nk-visually-hidden"
      tabIndex={-1}
      onKeyDown={onCarryKey}
      onBlur={onLeave}
    />
  );
}

function placeWords(
  { id, day, start, end }: Carry,
  days: readonly string[],
  timeWords: (time: string) => string,
  isOnTaken: boolean,
): string {
  const iso = days[day] ?? '';
  const name = `${weekdayWords(iso, 'short')} ${shortDayWords(iso)}`;
  const time = timeWords(timeAt(start));
  const where =
    id === null ? text.spanChosen(name, time, timeWords(timeAt(end))) : text.timeOn(name, time);
  return isOnTaken ? `${where}, ${text.isTaken}` : where;
}

/** Elapsed share of the current row, from 0 to 1; undefined for other rows. */
function pastOf({ now, from, stepMinutes }: WeekGridProps, row: number): number | undefined {
  if (!now) return undefined;
  const past = (minutesOf(now) - minutesOf(from)) / stepMinutes - row;
  return past >= 0 && past < 1 ? past : undefined;
}

const isWithinHour = (time: string, { stepMinutes }: Hours) =>
  (minutesOf(time) + stepMinutes) % 60 !== 0;
