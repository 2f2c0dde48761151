import { dayIn, minutesOf, timeAt, timeIn } from '@nukkad/platform/calendar';
import type {
  BusyTime,
  ClockSpan,
  PracticeBooking,
  PracticeCalendar,
  PracticeException,
} from '@nukkad/platform/contract';
import { formatClock } from '@nukkad/platform/format';
import type { AllDayEntry, MonthEntry, WeekEntry, WeekShade } from '@nukkad/shared-ui';
import { bookingSpan, isOn } from '../../common/booking/booking.model';
import { statuses } from '../../common/booking/booking.text';
import { text } from './calendar.text';
import type { CalendarConfig } from './config';

/** Start to which an entry was dragged, until the move is stored or cancelled. */
export interface Dropped {
  id: string;
  /** ISO instant. */
  start: string;
}

const EXCEPTION = 'exception:';

/** The exception behind an entry id, which has the prefix `exception:`; undefined for bookings. */
export const exceptionOf = (calendar: PracticeCalendar, id: string) =>
  calendar.exceptions.find(({ _id }) => `${EXCEPTION}${_id}` === id);

/** Rows of the config, extended to fit bookings and, if asked, all opening hours. */
export function hoursOf(
  { firstRow, lastRow, rowMinutes }: CalendarConfig,
  calendar: PracticeCalendar,
  hasAllHours: boolean,
) {
  const places = calendar.bookings.filter(isOn).map((one) => bookingSpan(one, calendar.timeZone));
  const open = hasAllHours ? openHours(calendar) : [];
  const starts = [...places.map(({ start }) => start), ...open.map(({ from }) => from)];
  const ends = [...places.map(({ end }) => end), ...open.map(({ to }) => to)];
  const rows = (minutes: number, round: (value: number) => number) =>
    round(minutes / rowMinutes) * rowMinutes;
  const from = Math.min(minutesOf(firstRow), ...starts.map(minutesOf));
  const to = Math.max(minutesOf(lastRow) + rowMinutes, ...ends.map(minutesOf));
  return {
    from: timeAt(rows(from, Math.floor)),
    to: timeAt(rows(to, Math.ceil)),
    stepMinutes: rowMinutes,
  };
}

const openHours = ({ days }: PracticeCalendar): ClockSpan[] => days.flatMap(({ open }) => open);

/** Whether opening hours extend beyond the rows of the config. */
export function hasMoreHours(
  { firstRow, lastRow, rowMinutes }: CalendarConfig,
  days: PracticeCalendar,
) {
  const last = minutesOf(lastRow) + rowMinutes;
  return openHours(days).some(
    ({ from, to }) => minutesOf(from) < minutesOf(firstRow) || minutesOf(to) > last,
  );
}

/** The bookings, with the dragged one at its new start. */
export function droppedInto({ bookings }: PracticeCalendar, dropped: Dropped | null) {
  return bookings.map((booking) => (booking._id === dropped?.id ? at(booking, dropped) : booking));
}

function at(booking: PracticeBooking, { start }: Dropped): PracticeBooking {
  const length = Date.parse(booking.end) - Date.parse(booking.start);
  return { ...booking, start, end: new Date(Date.parse(start) + length).toISOString() };
}

const tones = {
  requested: 'warning',
  completed: 'neutral',
  'no-show': 'danger',
} as const;

/** Bookings and blocked time spans as entries of the week view. */
export function weekEntries(calendar: PracticeCalendar, dropped: Dropped | null): WeekEntry[] {
  const bookings = droppedInto(calendar, dropped).filter(isOn);
  return [
    ...bookings.map((booking) => entryOf(booking, calendar.timeZone)),
    ...calendar.exceptions.flatMap(blockOf),
  ];
}

function entryOf(booking: PracticeBooking, zone: string): WeekEntry {
  const { _id, name, about, status, may } = booking;
  const state = status === 'confirmed' ? null : statuses[status];
  return {
    id: _id,
    ...bookingSpan(booking, zone),
    title: name,
    detail: [about, state].filter(Boolean).join(' · '),
    tone: tones[status as keyof typeof tones] ?? 'primary',
    isFixed: !may.move,
  };
}

function blockOf({ _id, kind, date, hours, note }: PracticeException): WeekEntry[] {
  if (kind !== 'closed' || hours === null) return [];
  const { from, to } = hours;
  return [
    {
      id: `${EXCEPTION}${_id}`,
      day: date,
      start: from,
      end: to,
      title: text.blocked,
      ...(note !== null && { detail: note }),
      tone: 'blocked',
      isFixed: true,
    },
  ];
}

/** Holidays and days with different hours, as all-day entries. */
export function allDayEntries({ exceptions }: PracticeCalendar): AllDayEntry[] {
  return exceptions
    .filter(({ kind, hours }) => kind === 'open' || hours === null)
    .map(({ _id, date, kind, hours, note }) => ({
      id: `${EXCEPTION}${_id}`,
      day: date,
      title: note ?? (kind === 'closed' ? text.closedDay : text.openAsWell(spanOf(hours))),
    }));
}

export const spanOf = (hours: ClockSpan | null): string =>
  hours === null ? text.allDay : `${formatClock(hours.from)} – ${formatClock(hours.to)}`;

/** Background shading: lunch, buffers around bookings, busy times elsewhere, and closed hours. */
export function shadesOf(calendar: PracticeCalendar, rows: { from: string; to: string }) {
  const { days, bookings, timeZone, bufferBefore, bufferAfter } = calendar;
  const ofDays = days.flatMap(({ date, open, lunch }): WeekShade[] => {
    const there = lunch === null ? open : [...open, lunch];
    const closed = gapsIn(there, { from: rows.from, to: rows.to });
    return [
      ...closed.map((gap) => shade(date, gap, 'closed')),
      ...(lunch === null ? [] : [{ ...shade(date, lunch, 'lunch'), label: text.lunch }]),
    ];
  });
  const buffers = bookings.filter(isOn).flatMap((booking): WeekShade[] => {
    const { day, start, end } = bookingSpan(booking, timeZone);
    const before = { from: timeAt(Math.max(0, minutesOf(start) - bufferBefore)), to: start };
    const after = { from: end, to: timeAt(Math.min(24 * 60, minutesOf(end) + bufferAfter)) };
    return [before, after].filter(isSome).map((gap) => shade(day, gap, 'buffer'));
  });
  return [...ofDays, ...buffers, ...busyShades(calendar)];
}

/** Times of connected calendars, day by day. */
function busyShades({ busyElsewhere = [], days, timeZone }: PracticeCalendar): WeekShade[] {
  return days.flatMap(({ date }) =>
    busyElsewhere.flatMap((busy) => {
      const gap = isNear(date, busy) ? spanOn(date, busy, timeZone) : null;
      return gap === null ? [] : [{ ...shade(date, gap, 'busy'), label: text.busyElsewhere }];
    }),
  );
}

const DAY = 86_400_000;

/** Whether they can meet in some zone, which is cheaper to tell than in one. */
const isNear = (date: string, { start, end }: BusyTime) =>
  Date.parse(start) < Date.parse(date) + 2 * DAY && Date.parse(end) > Date.parse(date) - DAY;

/** The part of a time that lies on a day; null for none. */
function spanOn(date: string, { start, end }: BusyTime, zone: string): ClockSpan | null {
  const [first, last] = [dayIn(start, zone), dayIn(end, zone)];
  if (date < first || date > last) return null;
  const from = date === first ? timeIn(start, zone) : '00:00';
  const to = date === last ? timeIn(end, zone) : '24:00';
  return isSome({ from, to }) ? { from, to } : null;
}

const isSome = ({ from, to }: ClockSpan) => minutesOf(from) < minutesOf(to);

const shade = (day: string, { from, to }: ClockSpan, kind: WeekShade['kind']): WeekShade => ({
  day,
  start: from,
  end: to,
  kind,
});

/** The parts of `whole` that no span covers. */
export function gapsIn(spans: readonly ClockSpan[], whole: ClockSpan): ClockSpan[] {
  const ordered = [...spans].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
  const gaps: ClockSpan[] = [];
  let reached = whole.from;
  for (const { from, to } of ordered) {
    if (minutesOf(reached) < minutesOf(from)) gaps.push({ from: reached, to: from });
    if (minutesOf(to) > minutesOf(reached)) reached = to;
  }
  return [...gaps, { from: reached, to: whole.to }]
    .map(({ from, to }) => ({ from, to: minutesOf(to) > minutesOf(whole.to) ? whole.to : to }))
    .filter(isSome);
}

/** Bookings of one day as entries of the month view. */
export function monthEntries(calendar: PracticeCalendar, day: string): MonthEntry[] {
  const { bookings, exceptions, timeZone } = calendar;
  const closed = exceptions
    .filter(({ date, kind, hours }) => date === day && kind === 'closed' && hours === null)
    .map(({ _id, note }) => ({ id: _id, label: note ?? text.closedDay, tone: 'danger' as const }));
  const visits = bookings
    .filter((booking) => isOn(booking) && dayIn(booking.start, timeZone) === day)
    .map(({ _id, name, start, status, end }) => {
      const time = formatClock(bookingSpan({ start, end }, timeZone).start);
      const state = status === 'confirmed' ? null : statuses[status];
      const tone = tones[status as keyof typeof tones] ?? ('primary' as const);
      return { id: _id, label: [name, time, state].filter(Boolean).join(', '), tone };
    });
  const busy = busyShades({ ...calendar, days: calendar.days.filter(({ date }) => date === day) });
  const others = busy.map(({ start, end }) => ({
    id: `busy:${start}`,
    label: `${text.busyElsewhere}, ${formatClock(start)} – ${formatClock(end)}`,
    tone: 'neutral' as const,
  }));
  return [...closed, ...visits, ...others];
}

/** Elapsed time in words: `12 s`, `3 min`. */
export function agoWords(passedMs: number): string {
  const seconds = Math.max(0, Math.floor(passedMs / 1000));
  return seconds < 60 ? text.seconds(seconds) : text.minutes(Math.floor(seconds / 60));
}
