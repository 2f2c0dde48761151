import { addDays, addMonths, dayIn, instantAt, WEEK, weekSpan } from '@nukkad/platform/calendar';
import type { PerformanceSpan } from '@nukkad/platform/contract';

const weeks = 12;
const months = 12;
const years = 5;

/** First days of a span's periods, oldest first, and the day after the last period. */
export function beginningsOf(
  span: PerformanceSpan,
  today: string,
): { from: string[]; end: string } {
  const all = daysOf[span](today);
  return { from: all.slice(0, -1), end: all.at(-1) as string };
}

/** One more than there are periods, as the end of the last. */
const daysOf: Record<PerformanceSpan, (today: string) => string[]> = {
  weeks: (today) =>
    series(weeks + 1, (nth) => addDays(weekSpan(today).from, WEEK * (nth + 1 - weeks))),
  month: (today) => series(months + 1, (nth) => `${addMonths(januaryOf(today), nth)}-01`),
  years: (today) =>
    series(years + 1, (nth) => `${addMonths(januaryOf(today), 12 * (nth + 1 - years))}-01`),
};

const series = (count: number, dayOf: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => dayOf(nth));

const januaryOf = (date: string) => `${date.slice(0, 4)}-01`;

/** Instants at which the counted spans begin; `until`: the end of today. */
export interface StatSpans {
  until: Date;
  month: Date;
  monthBefore: Date;
  quarter: Date;
  quarterBefore: Date;
}

/** The last thirty and ninety days, today included, each with an equal span before it. */
export function statSpans(now: Date, timeZone: string): StatSpans {
  const today = dayIn(now, timeZone);
  const ago = (days: number) => instantAt(addDays(today, 1 - days), 0, timeZone);
  return {
    until: ago(0),
    ...{ month: ago(30), monthBefore: ago(60) },
    ...{ quarter: ago(90), quarterBefore: ago(180) },
  };
}
