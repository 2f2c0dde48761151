import { dayIn, daysBetween, INDIA, minuteIn, minutesOf, timeAt } from '@nukkad/platform/calendar';
import { addDays, weekdayOf } from '@nukkad/platform/calendar/intl';
import {
  type BookableSlot,
  type DayPart,
  limits,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { cellLength, isAnyTaken } from './cells.model';
import { type DayException, fits, openOn, type Span, type WeekdayHours } from './hours.model';
import { memoizeByKey } from './memoize-by-key';
import { clockOf, dayAfter } from './zones.model';

/** A vendor's availability; wall-clock times are in the vendor's zone. */
export interface Schedule {
  hours: WeekdayHours[];
  lunch: { from: string; to: string } | null;
  /** Deviations from `usualTimes`; omitted for none. */
  own?: OwnTimes | null;
}

/** A vendor's booking rule and the cells taken. Lengths in minutes. */
export interface OwnTimes {
  /** IANA name. */
  timeZone: string;
  /** Step between starts, and the length of a booking unless another is given. */
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  /** Minimum time between booking and start. */
  noticeMinutes: number;
  horizonDays: number;
  exceptions: DayException[];
  /** Occupied cells. */
  taken: ReadonlySet<number>;
}

/** Default rule of vendors without one; equal to the defaults in `0007-booking`. */
export const usualTimes: OwnTimes = {
  timeZone: INDIA,
  slotMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeMinutes: 0,
  horizonDays: limits.slotDays,
  exceptions: [],
  taken: new Set(),
};

export const timeZone = usualTimes.timeZone;

/** The usual times, in minutes of the day, `until` exclusive. */
const usual: Record<DayPart, { from: number; until: number }> = {
  morning: { from: 10 * 60, until: 12 * 60 },
  afternoon: { from: 14 * 60, until: 16 * 60 },
  evening: { from: 17 * 60, until: 19 * 60 },
};

/** Minutes from the last start to closing: 6:30 pm for a vendor who closes at 8 pm. */
const lastBeforeClosing = 90;

/** Days ahead that a card searches for times. */
const daysAhead = 14;

/** The length to book, when it is not one slot. */
export interface Wanted {
  minutes?: number;
}

/**
 * Every time of the days from `from` to `to`, in the vendor's zone, each with the reason why it
 * cannot be chosen, if any. `free` counts the others.
 */
export function slotsBetween(
  from: string,
  to: string,
  schedule: Schedule,
  now: Date,
  wanted: Wanted = {},
): SlotsAnswer['days'] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, later) => {
    const date = addDays(from, later);
    const groups = groupsOn(date, schedule, now, wanted);
    const free = groups.flatMap(({ slots }) => slots).filter(({ taken }) => taken === null).length;
    return { date, free, groups };
  });
}

/** Why a start cannot be chosen, null when it can; `off-grid` when the vendor does not offer it. */
export function standingOf(
  start: Date,
  schedule: Schedule,
  now: Date,
  wanted: Wanted = {},
): BookableSlot['taken'] | 'off-grid' {
  const date = dayIn(start, (schedule.own ?? usualTimes).timeZone);
  const wantedStart = start.toISOString();
  const slots = groupsOn(date, schedule, now, wanted).flatMap((group) => group.slots);
  const slot = slots.find((one) => one.start === wantedStart);
  return slot ? slot.taken : 'off-grid';
}

/**
 * The same for the vendor: any quarter of an hour in the hours, regardless of notice and horizon.
 */
export function standingInHours(
  start: Date,
  schedule: Schedule,
  now: Date,
  minutes: number,
): BookableSlot['taken'] | 'off-grid' {
  const own = schedule.own ?? usualTimes;
  if (start.getTime() % cellLength !== 0) return 'off-grid';
  if (start <= now) return 'past';
  const at = minuteIn(start, own.timeZone);
  const open = openOn(dayIn(start, own.timeZone), schedule.hours, own.exceptions);
  if (!open.some((span) => fits(at, minutes, span))) return 'closed';
  const { lunch } = schedule;
  if (lunch && at < minutesOf(lunch.to) && at + minutes > minutesOf(lunch.from)) return 'lunch';
  const end = start.getTime() + minutes * minute;
  return isAnyTaken(own.taken, start.getTime(), end, own) ? 'booked' : null;
}

/** The free times nearest to a taken one, at most `count`, soonest first. */
export function nearestTo(
  start: Date,
  schedule: Schedule,
  now: Date,
  count: number,
  wanted: Wanted = {},
): string[] {
  const date = dayIn(start, (schedule.own ?? usualTimes).timeZone);
  const far = (at: number) => Math.abs(at - start.getTime());
  const freeOn = (days: number) => freeTimesOn(addDays(date, days), schedule, now, wanted);
  let nearest: number[] = [];
  for (let days = 0; days <= daysAround; days += 1) {
    const found = days === 0 ? freeOn(0) : [...freeOn(-days), ...freeOn(days)];
    nearest = [...nearest, ...found].sort((a, b) => far(a) - far(b)).slice(0, count);
    // The next day is at least this far away, even with an hour's clock change.
    const last = nearest[count - 1];
    if (last !== undefined && far(last) <= (days * 24 - 1) * 60 * minute) break;
  }
  return nearest.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

/** Days before and after that are searched for alternatives. */
const daysAround = 7;

/** Instants in milliseconds. */
function freeTimesOn(date: string, schedule: Schedule, now: Date, wanted: Wanted): number[] {
  return [...freeTimesOf(dayOf(date, schedule, now, wanted))];
}

/** Lazy, because a list's cards need only the first few times. */
function* freeTimesOf({ parts, takenAt, startAt }: ReturnType<typeof dayOf>): Generator<number> {
  for (const { times } of parts) {
    for (const at of times) if (takenAt(at) === null) yield startAt(at);
  }
}

/**
 * The first `count` free times of the next `days` days, as ISO instants; fewer when there are not
 * as many.
 */
export function nextSlotsOf(
  schedule: Schedule,
  now: Date,
  count: number,
  days = daysAhead,
): string[] {
  const found: string[] = [];
  const { timeZone: zone } = schedule.own ?? usualTimes;
  for (let later = 0; later < days && found.length < count; later += 1) {
    for (const at of freeTimesOf(dayOf(dayAfter(now, later, zone), schedule, now, {}))) {
      found.push(new Date(at).toISOString());
      if (found.length === count) break;
    }
  }
  return found;
}

function groupsOn(date: string, schedule: Schedule, now: Date, wanted: Wanted) {
  const { parts, takenAt, startAt } = dayOf(date, schedule, now, wanted);
  return parts.map(({ part, times }) => ({
    part,
    slots: times.map((at) => ({
      start: new Date(startAt(at)).toISOString(),
      time: timeAt(at),
      taken: takenAt(at),
    })),
  }));
}

/** One day's times, and a function for the state of each. */
function dayOf(date: string, schedule: Schedule, now: Date, wanted: Wanted) {
  const own = schedule.own ?? usualTimes;
  const { parts, closedAt, isBooked, startAt } = plainDayOf(date, schedule, wanted);
  const isTooFar = date > dayAfter(now, own.horizonDays, own.timeZone);
  const earliest = now.getTime() + own.noticeMinutes * minute;
  const takenAt = (at: number): BookableSlot['taken'] => {
    if (isTooFar) return 'closed';
    const closed = closedAt(at);
    if (closed !== null) return closed;
    const start = startAt(at);
    if (start <= earliest) return 'past';
    return isBooked(start) ? 'booked' : null;
  };
  return { parts, takenAt, startAt };
}

/** What holds of a day's times whenever one asks: apart from notice and horizon. */
function plainDayOf(date: string, schedule: Schedule, wanted: Wanted) {
  const own = schedule.own ?? usualTimes;
  const minutes = wanted.minutes ?? own.slotMinutes;
  const open = openOn(date, schedule.hours, own.exceptions);
  const { lunch } = schedule;
  const pause = lunch && { from: minutesOf(lunch.from), to: minutesOf(lunch.to) };
  const closedAt = (at: number): 'closed' | 'lunch' | null => {
    if (!open.some((span) => fits(at, minutes, span))) return 'closed';
    return pause && at < pause.to && at + minutes > pause.from ? 'lunch' : null;
  };
  const isBooked = (start: number): boolean =>
    own.taken.size > 0 && isAnyTaken(own.taken, start, start + minutes * minute, own);
  const startAt = clockOf(date, own.timeZone);
  return { parts: partsOf(open, own.slotMinutes), closedAt, isBooked, startAt };
}

/** Starts without regard to bookings, by week and weekday: many vendors and days share them. */
const offers = memoizeByKey<readonly number[]>();

function offeredOn(date: string, schedule: Schedule): readonly number[] {
  const { parts, closedAt } = plainDayOf(date, schedule, {});
  return parts.flatMap(({ times }) => times.filter((at) => closedAt(at) === null));
}

/**
 * The starts of a date that are free apart from notice and horizon: minutes of the day, in order,
 * multiples of `slotCellMinutes`.
 */
export function freeMinutesOf(schedule: Schedule): (date: string) => readonly number[] {
  const own = schedule.own ?? usualTimes;
  const exceptions = new Set(own.exceptions.map(({ day }) => day));
  const week = JSON.stringify([own.slotMinutes, schedule.lunch, schedule.hours]);
  return (date) => {
    const offered = exceptions.has(date)
      ? offeredOn(date, schedule)
      : offers(`${weekdayOf(date)} ${week}`, () => offeredOn(date, schedule));
    if (own.taken.size === 0) return offered;
    const startAt = clockOf(date, own.timeZone);
    return offered.filter((at) => {
      const start = startAt(at);
      return !isAnyTaken(own.taken, start, start + own.slotMinutes * minute, own);
    });
  };
}

interface Part {
  part: DayPart;
  /** Minutes of the day. */
  times: readonly number[];
}

const daysParts = memoizeByKey<Part[]>();

const partsOf = (open: Span[], step: number): Part[] =>
  daysParts(`${step} ${open.map(({ from, to }) => `${from}-${to}`)}`, () => newParts(open, step));

/**
 * The usual times, extended to the vendor's opening and closing. Hours without a usual time offer
 * every slot.
 */
function newParts(open: Span[], step: number): Part[] {
  const times = (from: number, before: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.ceil((before - from) / step)) },
      (_, n) => from + n * step,
    );
  const roundUp = (at: number) => Math.ceil(at / step) * step;
  const opens = Math.min(...open.map(({ from }) => from), usual.morning.from);
  const closes = Math.max(...open.map(({ to }) => to - lastBeforeClosing + step), 0);
  const morning = times(roundUp(opens), usual.morning.until);
  const afternoon = times(usual.afternoon.from, usual.afternoon.until);
  const evening = times(usual.evening.from, Math.max(usual.evening.until, closes));
  const offered = { morning, afternoon, evening };
  const usualOnes = [...morning, ...afternoon, ...evening];
  const between = open.filter((span) => !usualOnes.some((at) => fits(at, step, span)));
  const extra = between.flatMap(({ from, to }) => times(roundUp(from), to - step + 1));
  return parts.map((part) => ({ part, times: merged(offered[part], extra, part) }));
}

const parts = ['morning', 'afternoon', 'evening'] as const;

function merged(usually: number[], extra: number[], part: DayPart): number[] {
  const own = extra.filter((at) => partAt(at) === part && !usually.includes(at));
  return own.length === 0 ? usually : [...usually, ...own].sort((a, b) => a - b);
}

const partAt = (at: number): DayPart => {
  if (at < usual.morning.until) return 'morning';
  return at < usual.evening.from ? 'afternoon' : 'evening';
};

const minute = 60_000;
