import { dayIn, daysBetween, INDIA, minuteIn, minutesOf, timeAt } from '@nukkad/platform/calendar';
import { addDays } from '@nukkad/platform/calendar/intl';
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

/** When somebody can be met, as the vendor has set it; clock times are of the vendor's zone. */
export interface Schedule {
  hours: WeekdayHours[];
  lunch: { from: string; to: string } | null;
  /** What differs from everybody's; left out: nothing. */
  own?: OwnTimes | null;
}

/** How one vendor is booked, and what of it is taken. Lengths are minutes. */
export interface OwnTimes {
  /** IANA name. */
  timeZone: string;
  /** From one time to the next, and so long a time lasts unless something else is booked. */
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  /** Nobody books later than so long before. */
  noticeMinutes: number;
  horizonDays: number;
  exceptions: DayException[];
  /** Cells that are occupied. */
  taken: ReadonlySet<number>;
}

/** Everybody's rule where a vendor has set none; `0007-booking` has the same. */
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

/** The usual times, in minutes of the day: from the first to before the last. */
const usual: Record<DayPart, { from: number; until: number }> = {
  morning: { from: 10 * 60, until: 12 * 60 },
  afternoon: { from: 14 * 60, until: 16 * 60 },
  evening: { from: 17 * 60, until: 19 * 60 },
};

/** As 6:30 pm is before 8 pm, so long before closing the last time begins. */
const lastBeforeClosing = 90;

/** How far ahead a card looks for times. */
const daysAhead = 14;

/** What is to be booked: how long it takes, where that is not one slot. */
export interface Wanted {
  minutes?: number;
}

/**
 * Every time of the days from `from` to `to`, in the vendor's zone, and why it cannot be chosen
 * where it cannot. `free` counts those that can.
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

/** Why a start cannot be chosen, null when it can; `off-grid` when it is none of the vendor's. */
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
 * The same for whoever the hours belong to: any quarter of an hour in them, also sooner than their
 * notice says, and farther ahead.
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

/** The free times nearest to one that is not, at most `count`, soonest first. */
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
    // A day farther out is not nearer, whatever the clocks do in between.
    const last = nearest[count - 1];
    if (last !== undefined && far(last) <= (days * 24 - 1) * 60 * minute) break;
  }
  return nearest.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

/** So many days before and after are looked at for other times. */
const daysAround = 7;

/** Instants in milliseconds. */
function freeTimesOn(date: string, schedule: Schedule, now: Date, wanted: Wanted): number[] {
  return [...freeTimesOf(dayOf(date, schedule, now, wanted))];
}

/** One after the other: for each card of a list, only what is shown is looked at. */
function* freeTimesOf({ parts, takenAt, startAt }: ReturnType<typeof dayOf>): Generator<number> {
  for (const { times } of parts) {
    for (const at of times) if (takenAt(at) === null) yield startAt(at);
  }
}

/**
 * The first `count` times of the next `days` days that can still be chosen, as ISO instants; fewer
 * when there are none.
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

/** One day's times, and what is to be said of each. */
function dayOf(date: string, schedule: Schedule, now: Date, wanted: Wanted) {
  const own = schedule.own ?? usualTimes;
  const minutes = wanted.minutes ?? own.slotMinutes;
  const open = openOn(date, schedule.hours, own.exceptions);
  const { lunch } = schedule;
  const pause = lunch && { from: minutesOf(lunch.from), to: minutesOf(lunch.to) };
  const isTooFar = date > dayAfter(now, own.horizonDays, own.timeZone);
  const earliest = now.getTime() + own.noticeMinutes * minute;
  const startAt = clockOf(date, own.timeZone);
  const takenAt = (at: number): BookableSlot['taken'] => {
    if (isTooFar || !open.some((span) => fits(at, minutes, span))) return 'closed';
    if (pause && at < pause.to && at + minutes > pause.from) return 'lunch';
    const start = startAt(at);
    if (start <= earliest) return 'past';
    if (own.taken.size === 0) return null;
    return isAnyTaken(own.taken, start, start + minutes * minute, own) ? 'booked' : null;
  };
  return { parts: partsOf(open, own.slotMinutes), takenAt, startAt };
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
 * The usual times; who opens earlier or closes later has more at that end of the day, and who
 * works only between the usual times has every slot of it.
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
