import type { DatedHearing } from '@nukkad/platform/contract';
import { addDays, dayIn } from '@nukkad/vendor-kit';
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
export function weekOf(asked: string | null, today: string): Week {
  const now = mondayOf(today);
  const from = isDay(asked) ? mondayOf(asked) : now;
  return {
    from,
    to: addDays(from, DAYS - 1),
    heading: from === now ? text.thisWeek : weekWords(from),
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

/** The Monday of the week a day is in. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** `Nov 23 - Nov 29, 2026` */
function weekWords(monday: string): string {
  const sunday = addDays(monday, DAYS - 1);
  return `${monthDay(monday)} - ${monthDay(sunday)}, ${sunday.slice(0, 4)}`;
}

function monthDay(day: string): string {
  const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short' });
  return `${month.format(new Date(day)).replace('Sept', 'Sep')} ${day.slice(8)}`;
}

function isDay(asked: string | null): asked is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(asked ?? '') && !Number.isNaN(Date.parse(asked ?? ''));
}
