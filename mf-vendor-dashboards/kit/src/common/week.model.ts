import { addDays, isDay, WEEK, type WeekStart, weekSpan } from '@nukkad/platform/calendar';
import { formatMonth } from '@nukkad/platform/format';

/**
 * A day of each week to render, in order: `day` for the shown week, and the days around `last`, the
 * week shown last, for its neighbours; none while `last` is null.
 */
export function weeksAround(day: string, last: string | null, start: WeekStart): string[] {
  const around = last === null ? [] : [-WEEK, 0, WEEK].map((days) => addDays(last, days));
  const weeks = new Map([...around, day].map((each) => [weekSpan(each, start).from, each]));
  return [...weeks.values()].sort();
}

/** `Nov 16 - Nov 22, 2026`, the documented `MMM dd - MMM dd, yyyy`. */
export function rangeWords(from: string, to: string): string {
  const short = (day: string) => `${formatMonth(day, 'short')} ${day.slice(8)}`;
  return `${short(from)} - ${short(to)}, ${to.slice(0, 4)}`;
}

/** A day from a query parameter; null for an invalid one. */
export function dayAsked(asked: string | null): string | null {
  return asked !== null && isDay(asked) ? asked : null;
}
