import { tzOffset } from '@date-fns/tz/tzOffset';

const minute = 60_000;
const day = 1_440;

/** Offsets that have been asked for; zones change them on the half hour at most. */
const known = new Map<string, number>();
const halfHour = 30 * minute;
const mostKnown = 50_000;

/** Minutes east of Greenwich at an instant. */
export function offsetAt(at: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(at / halfHour)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const offset = tzOffset(timeZone, new Date(at));
  known.set(key, offset);
  return offset;
}

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

/** Days that have been asked for: a list asks for the same ones of everybody. */
const clocks = new Map<string, Clock>();

/** `instantAt` for many minutes of one day. */
export function clockOf(date: string, timeZone: string): Clock {
  const key = `${timeZone} ${date}`;
  const found = clocks.get(key);
  if (found) return found;
  if (clocks.size >= mostKnown) clocks.clear();
  const clock = newClock(date, timeZone);
  clocks.set(key, clock);
  return clock;
}

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
