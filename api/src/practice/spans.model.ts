import type { PerformanceSpan } from '@nukkad/platform/contract';
import { addDays, dateAt, instantAt } from '../slots/zones.model';

const weeks = 12;
const months = 12;
const years = 5;

/** First days of what a span counts, oldest first, and the day after the last of them. */
export function beginningsOf(
  span: PerformanceSpan,
  today: string,
): { from: string[]; end: string } {
  const all = daysOf[span](today);
  return { from: all.slice(0, -1), end: all.at(-1) as string };
}

/** One more than there are, which ends the last. */
const daysOf: Record<PerformanceSpan, (today: string) => string[]> = {
  weeks: (today) => series(weeks + 1, (nth) => addDays(mondayOf(today), 7 * (nth + 1 - weeks))),
  month: (today) =>
    series(months + 1, (nth) => firstOf(yearOf(today) + Math.floor(nth / 12), nth % 12)),
  years: (today) => series(years + 1, (nth) => firstOf(yearOf(today) + 1 - years + nth, 0)),
};

const series = (count: number, dayOf: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => dayOf(nth));

const yearOf = (date: string) => Number(date.slice(0, 4));

const firstOf = (year: number, month: number) => `${year}-${String(month + 1).padStart(2, '0')}-01`;

const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

/** Instants at which what is counted begins; `until`: where today ends. */
export interface StatSpans {
  until: Date;
  month: Date;
  monthBefore: Date;
  quarter: Date;
  quarterBefore: Date;
}

/** The last thirty and ninety days, today included, and as many before them. */
export function statSpans(now: Date, timeZone: string): StatSpans {
  const today = dateAt(now, timeZone);
  const ago = (days: number) => new Date(instantAt(addDays(today, 1 - days), 0, timeZone));
  return {
    until: ago(0),
    ...{ month: ago(30), monthBefore: ago(60) },
    ...{ quarter: ago(90), quarterBefore: ago(180) },
  };
}
