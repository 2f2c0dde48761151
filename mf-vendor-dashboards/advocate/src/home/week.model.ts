import { addDays, dayIn, WEEK, weekSpan } from '@nukkad/platform/calendar';
import type { DatedHearing } from '@nukkad/platform/contract';
import { dayAsked, rangeWords } from '@nukkad/vendor-kit';
import { text } from './home.text';

/** Seven days from a Monday. */
export interface Week {
  from: string;
  /** Included. */
  to: string;
  heading: string;
  /** Mondays of the neighbouring weeks. */
  before: string;
  after: string;
}

/** The week of a day from the query string; the current one by default. */
export function panelWeek(asked: string | null, today: string): Week {
  const { from, to } = weekSpan(dayAsked(asked) ?? today);
  return {
    from,
    to,
    heading: from === weekSpan(today).from ? text.thisWeek : rangeWords(from, to),
    before: addDays(from, -WEEK),
    after: addDays(from, WEEK),
  };
}

/** Hearings grouped by day, days and hearings in order. */
export function byDay(hearings: readonly DatedHearing[], zone: string) {
  const sorted = [...hearings].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days = new Map<string, DatedHearing[]>();
  for (const hearing of sorted) {
    const day = dayIn(hearing.at, zone);
    days.set(day, [...(days.get(day) ?? []), hearing]);
  }
  return [...days].map(([day, those]) => ({ day, hearings: those }));
}
