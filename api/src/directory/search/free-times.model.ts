import { weekdayOf } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import {
  type Clock,
  clockOf,
  dayAfter,
  freeMinutesOf,
  type Schedule,
  usualTimes,
} from '../../availability';
import type { WeekNow } from './weeks.model';

/**
 * What is kept of a schedule, so that a new minute costs a look at a few bits instead of a
 * computation of all times: which quarters of an hour are free starts, in the vendor's wall-clock
 * time, apart from notice and horizon, which depend on the moment.
 */
export interface FreeTimes {
  /** IANA name. */
  timeZone: string;
  /** The first day kept, in days since 1970. */
  firstDay: number;
  noticeMinutes: number;
  horizonDays: number;
  /** `wordsOfDay` words for each of `daysKept` days, a bit for each quarter of an hour. */
  quarters: Uint32Array;
}

/** Days that availability looks ahead; equal to `nextSlotsOf`. */
const daysAhead = 14;

/** Days that "today" may move on before the schedule must be read again. */
const daysOfUse = 2;

const daysKept = daysAhead + daysOfUse;

const quartersOfDay = (24 * 60) / limits.slotCellMinutes;
const wordsOfDay = quartersOfDay / 32;

const minute = 60_000;
const day = 1_440 * minute;

const numberOf = (date: string): number => Date.parse(date) / day;
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);

/** The free times of a schedule from the day of `from` on: 192 bytes of bits. */
export function freeTimesOf(schedule: Schedule, from: Date): FreeTimes {
  const { timeZone, noticeMinutes, horizonDays } = schedule.own ?? usualTimes;
  const firstDay = numberOf(dayAfter(from, 0, timeZone));
  const quarters = new Uint32Array(daysKept * wordsOfDay);
  const freeOn = freeMinutesOf(schedule);
  for (let later = 0; later < daysKept; later += 1) {
    for (const at of freeOn(dateOf(firstDay + later))) {
      const quarter = at / limits.slotCellMinutes;
      const word = later * wordsOfDay + (quarter >>> 5);
      quarters[word] = (quarters[word] ?? 0) | (1 << (quarter & 31));
    }
  }
  return { timeZone, firstDay, noticeMinutes, horizonDays, quarters };
}

/** A moment, with what its zones share among thousands of schedules. */
export interface Moment {
  at: number;
  zones: Map<string, ZoneDays>;
}

interface ZoneDays {
  /** In days since 1970. */
  today: number;
  /** Days from today. */
  weekend: number[];
  /** By days from today. */
  clocks: Clock[];
}

/** A moment to ask many schedules about. */
export const momentOf = (now: Date): Moment => ({ at: now.getTime(), zones: new Map() });

function zoneDaysOf({ at, zones }: Moment, timeZone: string): ZoneDays {
  const found = zones.get(timeZone);
  if (found) return found;
  const date = dayAfter(new Date(at), 0, timeZone);
  const today = numberOf(date);
  const clocks = Array.from({ length: daysAhead }, (_, later) =>
    clockOf(dateOf(today + later), timeZone),
  );
  const made = { today, weekend: weekendFrom(weekdayOf(date)), clocks };
  zones.set(timeZone, made);
  return made;
}

const sunday = 7;

/** The days from today to the coming Saturday and Sunday; on a Sunday, the rest of it. */
const weekendFrom = (weekday: number): number[] =>
  weekday === sunday ? [0] : [sunday - 1 - weekday, sunday - weekday];

/**
 * `weekAt` of the schedule that the free times were computed from. Null when they do not cover the
 * moment, so that the schedule must be read again.
 */
export function weekNowOf(free: FreeTimes, moment: Moment): WeekNow | null {
  const { today, weekend, clocks } = zoneDaysOf(moment, free.timeZone);
  const passed = today - free.firstDay;
  if (passed < 0 || passed > daysOfUse) return null;
  const earliest = moment.at + free.noticeMinutes * minute;
  const firstOn = (later: number): number | null => {
    const clock = clocks[later];
    if (!clock || later > free.horizonDays) return null;
    return firstAfter(free.quarters, (passed + later) * wordsOfDay, clock, earliest);
  };
  const first = firstOf(firstOn);
  const soon = moment.at + limits.availableNowMinutes * minute;
  const allowed = [
    first !== null && first <= soon,
    firstOn(0) !== null,
    firstOn(1) !== null,
    weekend.some((later) => firstOn(later) !== null),
  ];
  return {
    avail: allowed.reduce((mask, isAllowed, bit) => (isAllowed ? mask + 2 ** bit : mask), 0),
    next: first === null ? null : Math.round(first / minute),
  };
}

function firstOf(firstOn: (later: number) => number | null): number | null {
  for (let later = 0; later < daysAhead; later += 1) {
    const first = firstOn(later);
    if (first !== null) return first;
  }
  return null;
}

/**
 * The first free start of a day after `earliest`, in the order of the wall clock, which is the order
 * of offered times; instants may run otherwise where clocks change.
 */
function firstAfter(
  quarters: Uint32Array,
  from: number,
  clock: Clock,
  earliest: number,
): number | null {
  for (let word = 0; word < wordsOfDay; word += 1) {
    let left = quarters[from + word] ?? 0;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left & -left);
      const start = clock((word * 32 + bit) * limits.slotCellMinutes);
      if (start > earliest) return start;
      left &= left - 1;
    }
  }
  return null;
}
