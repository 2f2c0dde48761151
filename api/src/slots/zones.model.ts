import { tzOffset } from '@date-fns/tz/tzOffset';
import { remembered } from './remembered';

const minute = 60_000;
const day = 1_440;

/** Zones change their offset on the half hour at most. */
const halfHour = 30 * minute;
const offsets = remembered<number>();

/** Minutes east of Greenwich at an instant. */
export const offsetAt = (at: number, timeZone: string): number =>
  offsets(`${timeZone} ${Math.floor(at / halfHour)}`, () => tzOffset(timeZone, new Date(at)));

/**
 * The instant at which clocks of a zone show `minutes` of a day. A time that is skipped when clocks
 * go forward is the one as much later; of one that comes twice, the first.
 */
export function instantAt(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(date) + minutes * minute;
  const before = offsetAt(wall - day * minute, timeZone);
  const guess = wall - before * minute;
  const offset = offsetAt(guess, timeZone);
  if (offset === before) return guess;
  const other = wall - offset * minute;
  return offsetAt(other, timeZone) === offset ? other : guess;
}

type Clock = (minutes: number) => number;

const clocks = remembered<Clock>();

/** `instantAt` for many minutes of one day. */
export const clockOf = (date: string, timeZone: string): Clock =>
  clocks(`${timeZone} ${date}`, () => newClock(date, timeZone));

/** Where clocks do not change near the day, it only adds. */
function newClock(date: string, timeZone: string): Clock {
  const midnight = Date.parse(date);
  const before = offsetAt(midnight - day * minute, timeZone);
  const after = offsetAt(midnight + 2 * day * minute, timeZone);
  if (before !== after) return (minutes) => instantAt(date, minutes, timeZone);
  return (minutes) => midnight + (minutes - before) * minute;
}

/** `2026-11-21` at the instant, by the clocks of a zone. */
export const dateAt = (now: Date, timeZone: string): string =>
  new Date(now.getTime() + offsetAt(now.getTime(), timeZone) * minute).toISOString().slice(0, 10);

/** Minutes of the day at the instant, by the clocks of a zone. */
export const minutesAt = (at: Date, timeZone: string): number =>
  Math.floor(at.getTime() / minute + offsetAt(at.getTime(), timeZone)) % day;

/** The day `count` days later, or earlier. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day * minute).toISOString().slice(0, 10);

/** Of one instant: a list asks for the same days of everybody. */
let lately = { at: 0, days: new Map<string, string>() };

/** The day `count` days after an instant's, by the clocks of a zone. */
export function dayAfter(now: Date, count: number, timeZone: string): string {
  const at = now.getTime();
  if (lately.at !== at) lately = { at, days: new Map() };
  const key = `${timeZone} ${count}`;
  const found = lately.days.get(key);
  if (found !== undefined) return found;
  const date = addDays(dateAt(now, timeZone), count);
  lately.days.set(key, date);
  return date;
}

/** How many days from one to the other, both counted. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (day * minute) + 1;
