import { instantOfWall, offsetIn } from '@nukkad/platform/calendar';
import { addDays } from '@nukkad/platform/calendar/intl';
import { memoizeByKey } from './memoize-by-key';

/*
 * Calendar functions for lists of times, by arithmetic on milliseconds, because a list calls them
 * thousands of times. Skipped and repeated times follow the calendar's own rule.
 */
const minute = 60_000;
const day = 1_440;

/** Zones change their offset on half hours only. */
const halfHour = 30 * minute;
const offsets = memoizeByKey<number>();

/** Minutes east of UTC at an instant. */
const offsetAt = (at: number, timeZone: string): number =>
  offsets(`${timeZone} ${Math.floor(at / halfHour)}`, () => offsetIn(at, timeZone));

/** The instant of a minute of one day, in milliseconds. */
export type Clock = (minutes: number) => number;

const clocks = memoizeByKey<Clock>();

/** The calendar's `instantAt` for many minutes of one day, in milliseconds. */
export const clockOf = (date: string, timeZone: string): Clock =>
  clocks(`${timeZone} ${date}`, () => newClock(date, timeZone));

/** Without a clock change near the day, the conversion is one addition. */
function newClock(date: string, timeZone: string): Clock {
  const midnight = Date.parse(date);
  const offset = (at: number) => offsetAt(at, timeZone) * minute;
  const before = offset(midnight - day * minute);
  const after = offset(midnight + 2 * day * minute);
  if (before !== after) return (minutes) => instantOfWall(midnight + minutes * minute, offset);
  return (minutes) => midnight + minutes * minute - before;
}

/** Cache for one instant: a list asks for the same days for every vendor. */
let lately = { at: 0, days: new Map<string, string>() };

/** The date `count` days after an instant's, in a zone. */
export function dayAfter(now: Date, count: number, timeZone: string): string {
  const at = now.getTime();
  if (lately.at !== at) lately = { at, days: new Map() };
  const key = `${timeZone} ${count}`;
  const found = lately.days.get(key);
  if (found !== undefined) return found;
  const wall = new Date(at + offsetAt(at, timeZone) * minute);
  const date = addDays(wall.toISOString().slice(0, 10), count);
  lately.days.set(key, date);
  return date;
}
