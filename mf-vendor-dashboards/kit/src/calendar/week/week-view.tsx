import {
  addDays,
  minutesOf,
  timeAt,
  timeIn,
  WEEK,
  weekOf,
  weekSpan,
} from '@nukkad/platform/calendar';
import type { PracticeCalendar } from '@nukkad/platform/contract';
import { Checkbox, WeekGrid } from '@nukkad/shared-ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { startAt } from '../../common/booking/clock.model';
import { rangeWords } from '../../common/week.model';
import {
  allDayEntries,
  type Dropped,
  exceptionOf,
  hasMoreHours,
  hoursOf,
  shadesOf,
  weekEntries,
} from '../schedule/calendar.model';
import styles from '../schedule/calendar.module.css';
import { text } from '../schedule/calendar.text';
import type { CalendarConfig } from '../schedule/config';
import type { Go } from '../schedule/place';
import { BlockDrawer, type ChosenTime, TimeDrawer } from '../slot/time-drawer.container';
import { MoveDialog } from './move-dialog.container';

interface Props {
  calendar: PracticeCalendar;
  config: CalendarConfig;
  /** The highlighted day. */
  day: string;
  today: string;
  /** Null in a week without today. */
  now: Date | null;
  hasAllHours: boolean;
  onAllHours: (hasAllHours: boolean) => void;
  go: Go;
}

/** Week grid with booking, blocking and drag and drop, memoised. */
export const WeekView = memo(function WeekView({ calendar, config, day, today, ...props }: Props) {
  const { now, hasAllHours, onAllHours, go } = props;
  const days = weekOf(day, config.weekStart);
  const span = weekSpan(day, config.weekStart);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [moving, setMoving] = useState<Dropped | null>(null);
  const place = useFocusOnMoved(moving?.id ?? null);
  const [time, setTime] = useState<ChosenTime | null>(null);
  const [block, setBlock] = useState<string | null>(null);
  const hours = useMemo(
    () => hoursOf(config, calendar, hasAllHours),
    [config, calendar, hasAllHours],
  );
  const entries = useMemo(() => weekEntries(calendar, dropped), [calendar, dropped]);
  const shades = useMemo(() => shadesOf(calendar, hours), [calendar, hours]);
  const exception = block === null ? undefined : exceptionOf(calendar, block);
  const bookingOf = (id: string | null) => calendar.bookings.find(({ _id }) => _id === id);

  const open = (id: string) =>
    exceptionOf(calendar, id) ? setBlock(id) : go({ booking: id, day });
  const drop = (id: string, to: string, at: string) => {
    const next = { id, start: startAt(to, at, calendar.timeZone) };
    setDropped(next);
    setMoving(next);
  };
  const moved = bookingOf(moving?.id ?? null);
  return (
    <div ref={place} className={styles.stack}>
      <WeekGrid
        {...hours}
        label={text.grid(rangeWords(span.from, span.to))}
        {...{ days, entries, shades, today }}
        now={now ? timeIn(now, calendar.timeZone) : undefined}
        allDay={allDayEntries(calendar)}
        selected={day}
        timeWords={asWritten}
        snapMinutes={calendar.slotMinutes}
        onSelect={(next) => go({ day: next, booking: null })}
        onOpen={open}
        onPickTime={(on, from) =>
          setTime({ day: on, from, to: endAfter(from, calendar), isSpan: false })
        }
        onPickSpan={(on, from, to) => setTime({ day: on, from, to, isSpan: true })}
        onMove={drop}
        onWeek={(step) => go({ day: addDays(day, step * WEEK), booking: null })}
      />
      {hasMoreHours(config, calendar) && (
        <Checkbox label={text.moreHours} isSelected={hasAllHours} onChange={onAllHours} />
      )}
      <p className={styles.hint}>{text.hint}</p>
      {moving && moved && (
        <MoveDialog
          key={moving.id}
          {...{ moving, span, calendar }}
          booking={moved}
          onStart={(start) => {
            setMoving({ ...moving, start });
            setDropped({ ...moving, start });
          }}
          onShown={setDropped}
          onClose={() => {
            setDropped(null);
            setMoving(null);
          }}
        />
      )}
      {time && <TimeDrawer {...{ time, calendar }} onClose={() => setTime(null)} />}
      {exception && <BlockDrawer exception={exception} onClose={() => setBlock(null)} />}
    </div>
  );
});

/** The entry had the focus before the dialog and may stand elsewhere now: it gets the focus back. */
function useFocusOnMoved(moving: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const wasMoving = last.current;
    last.current = moving;
    if (moving !== null || wasMoving === null) return;
    place.current?.querySelector<HTMLElement>(`[data-entry="${wasMoving}"]`)?.focus();
  }, [moving]);
  return place;
}

// Row labels are specified as `09:00`, so every time in the grid uses that format.
const asWritten = (time: string) => time;

const endAfter = (from: string, { slotMinutes }: PracticeCalendar) =>
  timeAt(Math.min(24 * 60, minutesOf(from) + slotMinutes));
