import type { PracticeBooking, PracticeCalendar } from '@nukkad/platform/contract';
import { Checkbox, WeekGrid } from '@nukkad/shared-ui';
import { useMemo, useState } from 'react';
import { BookingDrawer, type BookingPlaces } from '../booking/booking-drawer.screen';
import { minutesOf, timeAt, timeIn } from '../booking/clock.model';
import { useDecisions } from '../common/decisions';
import { useNow } from '../common/moment';
import { RejectDialog } from '../common/reject-dialog';
import type { Span } from './calendar.data';
import {
  allDayEntries,
  type Dropped,
  exceptionOf,
  hasMoreHours,
  hoursOf,
  shadesOf,
  startAt,
  weekEntries,
} from './calendar.model';
import styles from './calendar.module.css';
import { text } from './calendar.text';
import type { CalendarConfig } from './config';
import { MoveDialog } from './move-dialog.screen';
import { BlockDrawer, type ChosenTime, TimeDrawer } from './time-drawer.screen';
import { rangeWords } from './week.model';

interface Props {
  calendar: PracticeCalendar;
  config: CalendarConfig;
  days: readonly string[];
  span: Span;
  day: string;
  today: string;
  /** The booking that is open. */
  booking: string | null;
  places: BookingPlaces;
  go: (change: Record<string, string | null>) => void;
  onTurn: (step: 1 | -1) => void;
}

/** A week that can be worked in: booked, blocked and moved about. */
export function WeekView({ calendar, config, days, span, day, today, ...props }: Props) {
  const { booking, places, go, onTurn } = props;
  const now = timeIn(useNow(), calendar.timeZone);
  const [hasAllHours, setAllHours] = useState(false);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [moving, setMoving] = useState<Dropped | null>(null);
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
    const next = { id, start: startAt(to, at, calendar) };
    setDropped(next);
    setMoving(next);
  };
  const moved = bookingOf(moving?.id ?? null);
  return (
    <div className={styles.stack}>
      <WeekGrid
        {...hours}
        label={text.grid(rangeWords(span.from, span.to))}
        {...{ days, entries, shades, today, now }}
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
        onWeek={onTurn}
      />
      {hasMoreHours(config, calendar) && (
        <Checkbox label={text.moreHours} isSelected={hasAllHours} onChange={setAllHours} />
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
      <OpenBooking
        booking={bookingOf(booking)}
        timeZone={calendar.timeZone}
        places={places}
        onClose={() => go({ booking: null, day })}
      />
    </div>
  );
}

// The rows are documented as 09:00, so that all times of the grid are written this way.
const asWritten = (time: string) => time;

const endAfter = (from: string, { slotMinutes }: PracticeCalendar) =>
  timeAt(Math.min(24 * 60, minutesOf(from) + slotMinutes));

interface OpenProps {
  booking: PracticeBooking | undefined;
  timeZone: string;
  places: BookingPlaces;
  onClose: () => void;
}

function OpenBooking({ booking, ...props }: OpenProps) {
  const decisions = useDecisions();
  return (
    <>
      {booking && <BookingDrawer {...{ booking, decisions }} {...props} />}
      <RejectDialog decisions={decisions} />
    </>
  );
}
