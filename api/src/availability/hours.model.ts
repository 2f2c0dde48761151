import { minutesOf, weekdayOf } from '@nukkad/platform/calendar/intl';

/** An exception from the weekday's hours: closed or additionally open; all day without hours. */
export interface DayException {
  day: string;
  kind: 'closed' | 'open';
  opens: string | null;
  closes: string | null;
}

/** Opening hours of a weekday, from 1 for Monday. */
export interface WeekdayHours {
  weekday: number;
  opens: string;
  closes: string;
}

/** Minutes of a day, `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Opening hours of a date: the weekday's, with exceptions applied. */
export function openOn(
  date: string,
  hours: readonly WeekdayHours[],
  exceptions: readonly DayException[],
): Span[] {
  const today = weekdayOf(date);
  const usually = hours.filter(({ weekday }) => weekday === today).map(spanOf);
  const own = exceptions.filter(({ day }) => day === date);
  if (own.length === 0) return usually;
  const added = own.flatMap((one) => (one.kind === 'open' ? hoursOf(one) : []));
  const closed = own.flatMap((one) => (one.kind === 'closed' ? hoursOf(one) : []));
  return closed.reduce(without, joined([...usually, ...added]));
}

const wholeDay = { from: 0, to: 24 * 60 };

const hoursOf = ({ opens, closes }: DayException): Span[] => [
  opens !== null && closes !== null ? spanOf({ opens, closes }) : wholeDay,
];

const spanOf = ({ opens, closes }: { opens: string; closes: string }): Span => ({
  from: minutesOf(opens),
  to: minutesOf(closes),
});

/** Merges adjacent spans, because a booking may extend from one into the other. */
function joined(spans: Span[]): Span[] {
  const whole: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else whole.push({ ...span });
  }
  return whole;
}

const without = (spans: Span[], closed: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, closed.from) },
      { from: Math.max(from, closed.to), to },
    ].filter((left) => left.from < left.to),
  );

/** Whether the time from `at`, `minutes` long, lies within a span. */
export const fits = (at: number, minutes: number, { from, to }: Span): boolean =>
  from <= at && at + minutes <= to;
