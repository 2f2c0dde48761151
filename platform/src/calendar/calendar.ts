import { DateTime, IANAZone } from 'luxon';
import { timeAt } from './clock';
import { instantOfWall } from './wall-clock';

/*
 * Days, weeks, months and time zones, over luxon. A day is `2026-08-31`, a month `2026-08`, a time
 * `09:30` or minute 570: text and numbers without a zone. An instant is a `Date`, its milliseconds
 * or its ISO text. Invalid days, months, instants and zones throw `RangeError`.
 */

export { minutesOf, timeAt } from './clock';
export { INDIA } from './india';
export { instantOfWall } from './wall-clock';

/** A moment: a `Date`, milliseconds since 1970, or ISO 8601 text with an offset. */
export type Instant = Date | string | number;

/** Days from one to another, both included. */
export interface DaySpan {
  from: string;
  to: string;
}

/** First day of a week. */
export type WeekStart = 'monday' | 'sunday';

/** Days per week. */
export const WEEK = 7;

const MINUTE = 60_000;

/** `addDays('2026-08-31', 1)` is `2026-09-01`. */
export function addDays(day: string, days: number): string {
  return dateOf(day).plus({ days }).toISODate();
}

/** `addMonths('2026-12', 1)` is `2027-01`. */
export function addMonths(month: string, months: number): string {
  return monthOf(dateOf(`${month}-01`).plus({ months }));
}

/** Days from the first to the second: 1 from `2026-08-31` to `2026-09-01`. */
export function daysBetween(from: string, to: string): number {
  return dateOf(to).diff(dateOf(from), 'days').days;
}

/** Every day of a span, both ends included; empty when the second is earlier. */
export function eachDay(from: string, to: string): string[] {
  const first = dateOf(from);
  const count = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: count }, (_, days) => first.plus({ days }).toISODate());
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return dateOf(day).weekday;
}

/** First and last day of the week that contains a day. */
export function weekSpan(day: string, start: WeekStart = 'monday'): DaySpan {
  const date = dateOf(day);
  const first = date.minus({ days: start === 'monday' ? date.weekday - 1 : date.weekday % WEEK });
  return { from: first.toISODate(), to: first.plus({ days: WEEK - 1 }).toISODate() };
}

/** The seven days of the week that contains a day. */
export function weekOf(day: string, start: WeekStart = 'monday'): string[] {
  const { from, to } = weekSpan(day, start);
  return eachDay(from, to);
}

/** First and last day of a month. */
export function monthSpan(month: string): DaySpan {
  const first = dateOf(`${month}-01`);
  return { from: first.toISODate(), to: first.endOf('month').toISODate() };
}

/** Whether a text is a calendar day: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text, { zone: 'utc' }).isValid;
}

/** The day in a zone at an instant, `2026-11-21`. */
export function dayIn(instant: Instant, zone: string): string {
  return inZone(instant, zone).toISODate();
}

/** Minute of the day in a zone at an instant, 0 to 1439. */
export function minuteIn(instant: Instant, zone: string): number {
  const { hour, minute } = inZone(instant, zone);
  return hour * 60 + minute;
}

/** Time of day in a zone at an instant, `17:30`. */
export function timeIn(instant: Instant, zone: string): string {
  return timeAt(minuteIn(instant, zone));
}

/**
 * The instant of a minute of a day in a zone; 1440 is the end of the day. A time skipped when
 * clocks go forward moves by the length of the gap; of a repeated time it is the first.
 *
 * @example instantAt('2026-11-21', minutesOf('17:30'), 'Asia/Kolkata'); // 12:00 in UTC
 */
export function instantAt(day: string, minutes: number, zone: string): Date {
  const wall = dateOf(day).toMillis() + minutes * MINUTE;
  const clocks = zoneOf(zone);
  return new Date(instantOfWall(wall, (instant) => clocks.offset(instant) * MINUTE));
}

/** Instants in a zone at which a span of days begins and ends (exclusive). */
export function boundsOf({ from, to }: DaySpan, zone: string): { from: Date; until: Date } {
  return { from: instantAt(from, 0, zone), until: instantAt(to, 24 * 60, zone) };
}

/** Minutes east of Greenwich in a zone at an instant. */
export function offsetIn(instant: Instant, zone: string): number {
  return zoneOf(zone).offset(new Date(instant).getTime());
}

function inZone(instant: Instant, zone: string): DateTime<true> {
  const time = DateTime.fromMillis(new Date(instant).getTime(), { zone: zoneOf(zone) });
  return valid(time, String(instant));
}

function zoneOf(name: string): IANAZone {
  const zone = IANAZone.create(name);
  if (zone.isValid) return zone;
  throw new RangeError(`${name} is no time zone. Give an IANA name such as Asia/Kolkata.`);
}

/** A day at midnight in UTC, where all days are equally long. */
function dateOf(day: string): DateTime<true> {
  const [year = Number.NaN, month, date] = day.split('-').map(Number);
  return valid(DateTime.utc(year, month ?? Number.NaN, date ?? Number.NaN), day);
}

const monthOf = (date: DateTime<true>): string => date.toFormat('yyyy-MM');

function valid(time: DateTime, what: string): DateTime<true> {
  if (time.isValid) return time as DateTime<true>;
  throw new RangeError(`${what} is no time: ${time.invalidExplanation ?? time.invalidReason}`);
}
