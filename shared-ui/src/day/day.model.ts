import { fromDate, getDayOfWeek, parseDate, toCalendarDate } from '@internationalized/date';
import { pageLocale } from '@nukkad/platform/words';
import { dateFormat } from './date-format';

/*
 * Days as `2026-08-12`, months as `2026-08`, times as `10:30`: plain text, without a zone. Computed
 * with the calendar that React Aria includes anyway.
 */
const ZONE = 'Asia/Kolkata';

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return getDayOfWeek(parseDate(day), 'en-IN', 'mon');
}

/** `10:30` is minute 630 of its day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minute 630 of a day is `10:30`. */
export function timeAt(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The current day in India. */
export function todayInIndia(now: Date = new Date()): string {
  return toCalendarDate(fromDate(now, ZONE)).toString();
}

/** "10:30 AM" */
export function clockWords(time: string): string {
  const minutes = minutesOf(time);
  const hours = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 || 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "Wednesday 12 August 2026" */
export const dayWords = (day: string) =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** "12 Aug" */
export const shortDayWords = (day: string) => written(day, { day: 'numeric', month: 'short' });

/** "August 2026" */
export const monthWords = (month: string) =>
  written(`${month}-01`, { month: 'long', year: 'numeric' });

/** "Wed" or "Wednesday" */
export const weekdayWords = (day: string, weekday: 'short' | 'long') => written(day, { weekday });

// "Wed, 12 Aug" reads as a list; ours is "Wed 12 Aug". Kannada has dates without a space after the comma.
function written(day: string, parts: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(pageLocale(), { timeZone: 'UTC', ...parts });
  return format
    .format(dateOf(day))
    .replace(/, ?/g, ' ')
    .replace(/Sept\b/, 'Sep');
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
