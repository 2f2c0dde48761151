import type { Instant } from './calendar';
import { instantOfWall } from './wall-clock';

/*
 * The part of `calendar.ts` that public pages use, over `Intl`: luxon alone would weigh more than
 * most of their screens. Names and meanings are the same: tests compare the two, and both with the
 * database.
 */
const DAY = 86_400_000;
const MINUTE = 60_000;

export { minutesOf, timeAt } from './clock';
export { INDIA } from './india';

/** `addDays('2026-08-31', 1)` is `2026-09-01`. Throws `RangeError` for an invalid day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The day in a zone at an instant, `2026-11-21`. */
export function dayIn(instant: Instant, zone: string): string {
  return new Date(wallIn(instant, zone)).toISOString().slice(0, 10);
}

/** Minute of the day in a zone at an instant, 0 to 1439. */
export function minuteIn(instant: Instant, zone: string): number {
  const wall = new Date(wallIn(instant, zone));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/**
 * The instant of a minute of a day in a zone; 1440 is the end of the day. A time skipped when
 * clocks go forward moves by the length of the gap; of a repeated time it is the first.
 *
 * @example instantAt('2026-11-21', minutesOf('17:30'), 'Asia/Kolkata'); // 12:00 in UTC
 */
export function instantAt(day: string, minutes: number, zone: string): Date {
  const wall = Date.parse(day) + minutes * MINUTE;
  return new Date(instantOfWall(wall, (instant) => offsetAt(instant, zone)));
}

/** Wall-clock time in a zone, in milliseconds as if it were UTC. */
function wallIn(instant: Instant, zone: string): number {
  const time = new Date(instant).getTime();
  return time + offsetAt(time, zone);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two, second: two },
  });
  formats.set(zone, format);
  return format;
}

/** Milliseconds east of Greenwich. */
function offsetAt(instant: number, zone: string): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const wholeSeconds = Math.floor(instant / 1_000) * 1_000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}
