import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names';
import * as common from '../common.text';
import { dayWords, monthWords, todayInIndia, weekdayWords } from '../day/day.model';
import { GridPart } from '../grid/grid-part';
import { meantKey } from '../grid/meant-key';
import { useRoving } from '../grid/roving';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import {
  dayAfter,
  fitting,
  monthAfter,
  sameDayOf,
  type WeekStart,
  weekFrom,
  weeksOf,
} from './month.model';
import styles from './month-grid.module.css';
import { text } from './month-grid.text';

/** Entries that a day shows as text. */
const ROOM = 3;

/** An entry of a day. */
export interface MonthEntry {
  id: string;
  /** "Asha Rao, 10:30 AM" */
  label: string;
  /** Default `primary`. The text must carry the same meaning. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'danger';
}

export interface MonthGridProps {
  /** Accessible name: "Appointments". */
  label: string;
  /** `2026-11` */
  month: string;
  /** Default: the current day in India. */
  today?: string;
  /** Default `monday`. */
  weekStart?: WeekStart;
  /** Entries of a day, such as `2026-11-20`; three are shown, the others counted. */
  entriesOf: (day: string) => readonly MonthEntry[];
  /** Selected day, `null` for none. */
  selected: string | null;
  onSelect: (day: string) => void;
  /** Another month was requested, `2026-12`. */
  onMonth: (month: string) => void;
}

/**
 * A month with its entries; dots instead of text where narrow. One tab stop: arrows, Home and End
 * move, Page Up and Page Down change the month.
 * `<MonthGrid label="Appointments" month="2026-11" entriesOf={entriesOf} … />`
 */
export function MonthGrid({
  today = todayInIndia(),
  weekStart = 'monday',
  ...props
}: MonthGridProps) {
  const { label, month, entriesOf, selected, onSelect, onMonth } = props;
  const moves = useMoves(month, weekStart, selected ?? today, onMonth);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Turn name={common.previousMonth} onPress={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeftIcon size={20} />
        </Turn>
        <p className={styles.heading} aria-live="polite">
          {monthWords(month)}
        </p>
        <Turn name={common.nextMonth} onPress={() => onMonth(monthAfter(month, 1))}>
          <ChevronRightIcon size={20} />
        </Turn>
      </div>
      <GridPart
        {...moves.grid}
        role="grid"
        aria-label={`${label}, ${monthWords(month)}`}
        className={styles.month}
      >
        <Weekdays weekStart={weekStart} />
        {weeksOf(month, weekStart).map((week) => (
          <GridPart key={week.find(Boolean)} role="row" className={styles.row}>
            {week.map((day, weekday) => (
              <GridPart
                key={day ?? weekday}
                role="gridcell"
                className={styles.cell}
                aria-selected={day ? day === selected : undefined}
              >
                {day && (
                  <Day
                    day={day}
                    isToday={day === today}
                    isStop={day === moves.stop}
                    entries={entriesOf(day)}
                    onSelect={onSelect}
                  />
                )}
              </GridPart>
            ))}
          </GridPart>
        ))}
      </GridPart>
    </div>
  );
}

interface TurnProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

function Turn({ name, onPress, children }: TurnProps) {
  return (
    <button type="button" className={styles.turn} aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}

function Weekdays({ weekStart }: { weekStart: WeekStart }) {
  const first = weekStart === 'sunday' ? '2026-11-15' : '2026-11-16';
  return (
    <GridPart role="row" className={styles.row}>
      {weekFrom(first).map((day) => (
        <GridPart key={day} role="columnheader" className={styles.weekday}>
          {weekdayWords(day, 'short')}
        </GridPart>
      ))}
    </GridPart>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  isStop: boolean;
  entries: readonly MonthEntry[];
  onSelect: (day: string) => void;
}

// The accessible name has every entry: hidden ones, and those shown as dots.
function Day({ day, isToday, isStop, entries, onSelect }: DayProps) {
  const { shown, more } = fitting(entries, ROOM);
  const said = [dayWords(day), isToday && common.today, ...entries.map(({ label }) => label)];
  return (
    <button
      type="button"
      className={styles.day}
      data-spot={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onSelect(day)}
    >
      <span className="nk-visually-hidden">{said.filter(Boolean).join(', ')}</span>
      <span className={styles.seen} aria-hidden="true">
        <span className={styles.number}>{Number(day.slice(8))}</span>
        <span className={styles.entries}>
          {shown.map(({ id, label, tone = 'primary' }) => (
            <span key={id} className={classNames(styles.entry, styles[tone])}>
              <span className={styles.words}>{label}</span>
            </span>
          ))}
          {more > 0 && (
            <span className={styles.more}>
              +{more}
              <span className={styles.words}> {text.moreEntries}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

/** The focused day; in another month it is the same day. */
function useMoves(
  month: string,
  weekStart: WeekStart,
  first: string,
  onMonth: (month: string) => void,
) {
  const [at, setAt] = useState<string | null>(null);
  const day = at ?? first;
  const stop = day.startsWith(month) ? day : sameDayOf(month, day);
  const roving = useRoving(stop);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = meantKey(event);
    const next = key && dayAfter(key, stop, weekStart);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    roving.follow();
    if (!next.startsWith(month)) onMonth(next.slice(0, 7));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    roving.onFocus();
    if (target.dataset.spot) setAt(target.dataset.spot);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    roving.onBlur(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setAt(null);
  }

  return { stop, grid: { ref: roving.ref, onKeyDown, onFocus, onBlur } };
}
