import { timeAt, weekdayOf } from '@nukkad/platform/calendar/intl';
import type { VendorDetails } from '@nukkad/platform/contract';
import { indianDay, indianMinute } from '../../common/clock/india-time.model';

type Hours = VendorDetails['workingHours'];
type Lunch = VendorDetails['lunch'];

/** Time span, 24-hour. */
export interface Span {
  from: string;
  to: string;
}

/** Whether the vendor is open at a moment, and the next change. */
export type Openness =
  | { state: 'open'; until: string }
  | { state: 'lunch'; until: string }
  | { state: 'closed'; opens: { weekday: number; daysAhead: number; time: string } | null };

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Monday to Sunday, each with its spans; no spans means closed. Empty without hours. */
export function weekOf(hours: Hours): { weekday: number; spans: Span[] }[] {
  if (hours.length === 0) return [];
  return WEEK.map((weekday) => ({ weekday, spans: spansOn(weekday, hours) }));
}

/** Working spans of a day, without the break. */
export function workingSpans(weekday: number, hours: Hours, lunch: Lunch): Span[] {
  return spansOn(weekday, hours).flatMap((span) => {
    const isWithin = lunch !== null && lunch.from < span.to && lunch.to > span.from;
    if (!isWithin) return [span];
    const halves = [
      { from: span.from, to: lunch.from },
      { from: lunch.to, to: span.to },
    ];
    return halves.filter(({ from, to }) => from < to);
  });
}

export function opennessAt(now: Date, hours: Hours, lunch: Lunch): Openness {
  const today = weekdayOf(indianDay(now));
  const time = timeAt(indianMinute(now));
  const at = (span: Span) => span.from <= time && time < span.to;
  const spans = workingSpans(today, hours, lunch);
  const open = spans.find(at);
  if (open) return { state: 'open', until: open.to };
  const isDay = spansOn(today, hours).some(at);
  if (lunch !== null && isDay && at(lunch)) return { state: 'lunch', until: lunch.to };
  return { state: 'closed', opens: nextOpening(today, time, hours, lunch) };
}

function nextOpening(today: number, time: string, hours: Hours, lunch: Lunch) {
  for (const daysAhead of [0, ...WEEK]) {
    const weekday = ((today - 1 + daysAhead) % 7) + 1;
    const spans = workingSpans(weekday, hours, lunch);
    const next = spans.find(({ from }) => daysAhead > 0 || from > time);
    if (next) return { weekday, daysAhead, time: next.from };
  }
  return null;
}

function spansOn(weekday: number, hours: Hours): Span[] {
  return hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens, closes }) => ({ from: opens, to: closes }))
    .sort((one, other) => one.from.localeCompare(other.from));
}
