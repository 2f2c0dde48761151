import { instantOfWall, offsetIn } from '@nukkad/platform/calendar';
import { addDays } from '@nukkad/platform/calendar/intl';
import { memoizeByKey } from './memoize-by-key';

/*
 * What lists of times ask of the calendar, by arithmetic on milliseconds: a list asks it thousands
 * of times. The rule for skipped and doubled times is the calendar's own.
 */
const minute = 60_000;
const day = 1_440;

/** Zones change their offset on the half hour at most. */
const halfHour = 30 * minute;
const offsets = memoizeByKey<number>();

/** Minutes east of Greenwich at an instant. */
const offsetAt = (at: number, timeZone: string): number =>
  offsets(`${timeZone} ${Math.floor(at / halfHour)}`, () => offsetIn(at, timeZone));

type Clock = (minutes: number) => number;

const clocks = memoizeByKey<Clock>();

/** The calendar's `instantAt` for many minutes of one day, in milliseconds. */
export const clockOf = (date: string, timeZone: string): Clock =>
  clocks(`${timeZone} ${date}`, () => newClock(date, timeZone));

/** Where clocks do not change near the day, it only adds. */
function newClock(date: string, timeZone: string): Clock {
  const midnight = Date.parse(date);
  const offset = (at: number) => offsetAt(at, timeZone) * minute;
  const before = offset(midnight - day * minute);
  const after = offset(midnight + 2 * day * minute);
  if (before !== after) return (minutes) => instantOfWall(midnight + minutes * minute, offset);
  return (minutes) => midnight + minutes * minute - before;
}

/** Of one instant: a list asks for the same days of everybody. */
let lately = { at: 0, days: new Map<string, string>() };

/** The day `count` days after an instant's, by the clocks of a zone. */
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
