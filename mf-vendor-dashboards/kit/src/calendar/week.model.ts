import { addDays } from '../common/moments.model';

export type WeekStart = 'monday' | 'sunday';

/** Days of a week. */
export const WEEK = 7;
const months = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
const longMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** The seven days of the week a day is in. */
export function weekOf(day: string, start: WeekStart): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const before = start === 'sunday' ? weekday : (weekday + 6) % WEEK;
  return Array.from({ length: WEEK }, (_, index) => addDays(day, index - before));
}

/** The first and the last day of the week a day is in. */
export function weekSpan(day: string, start: WeekStart): { from: string; to: string } {
  const days = weekOf(day, start);
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

/**
 * A day of each week that is drawn, in their order: the shown one's is `day`; those beside it are
 * the ones around the day that was shown last, none before anything was.
 */
export function weeksAround(day: string, last: string | null, start: WeekStart): string[] {
  const around = last === null ? [] : [-WEEK, 0, WEEK].map((days) => addDays(last, days));
  const weeks = new Map([...around, day].map((each) => [weekSpan(each, start).from, each]));
  return [...weeks.values()].sort();
}

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1;

/** `Nov 16 - Nov 22, 2026`, the documented `MMM dd - MMM dd, yyyy`. */
export function rangeWords(from: string, to: string): string {
  const short = (day: string) => `${months[monthOf(day)]} ${day.slice(8)}`;
  return `${short(from)} - ${short(to)}, ${to.slice(0, 4)}`;
}

/** `November 2026` */
export const monthWords = (day: string): string => `${longMonths[monthOf(day)]} ${day.slice(0, 4)}`;

/** A day that an address names; null for what is none. */
export function dayAsked(asked: string | null): string | null {
  if (asked === null || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return null;
  const date = new Date(`${asked}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(asked) ? null : asked;
}

/** The days of a month, its first and its last: what a month's view asks for. */
export function monthSpan(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}
