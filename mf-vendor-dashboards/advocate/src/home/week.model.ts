import type { DatedHearing } from '@nukkad/platform/contract';
import { addDays, dayAsked, dayIn, rangeWords, weekOf } from '@nukkad/vendor-kit';
import { text } from './home.text';

const DAYS = 7;

/** Seven days from a Monday on. */
export interface Week {
  from: string;
  /** Counted in. */
  to: string;
  heading: string;
  /** Mondays of the weeks beside it. */
  before: string;
  after: string;
}

/** The week an address asks for, by any of its days; the one it is without. */
export function panelWeek(asked: string | null, today: string): Week {
  const from = mondayOf(dayAsked(asked) ?? today);
  const to = addDays(from, DAYS - 1);
  return {
    from,
    to,
    heading: from === mondayOf(today) ? text.thisWeek : rangeWords(from, to),
    before: addDays(from, -DAYS),
    after: addDays(from, DAYS),
  };
}

/** Hearings by their days, both in order. */
export function byDay(hearings: readonly DatedHearing[], zone: string) {
  const sorted = [...hearings].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days = new Map<string, DatedHearing[]>();
  for (const hearing of sorted) {
    const day = dayIn(hearing.at, zone);
    days.set(day, [...(days.get(day) ?? []), hearing]);
  }
  return [...days].map(([day, those]) => ({ day, hearings: those }));
}

const mondayOf = (day: string): string => weekOf(day, 'monday')[0] ?? day;
