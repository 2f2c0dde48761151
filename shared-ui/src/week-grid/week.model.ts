import { minutesOf, timeAt } from '../day/day.model';

/** The hours that are drawn, one row for each step. */
export interface Hours {
  /** `09:00` */
  from: string;
  /** `17:00`, where the last row ends. */
  to: string;
  stepMinutes: number;
}

/** What lasts from one time to another of the same day. */
export interface Span {
  id: string;
  start: string;
  end: string;
}

/** Where a span is drawn. */
export interface Place {
  id: string;
  /** The row it begins in. */
  row: number;
  /** How far into that row it begins, and how long it is; 1 is a row. */
  offset: number;
  length: number;
  /** Its place beside others of the same time: `lane` 0 of `lanes` 1 stands alone. */
  lane: number;
  lanes: number;
}

/** The time each row begins at. */
export function rowTimes({ from, to, stepMinutes }: Hours): string[] {
  const count = Math.max(0, Math.ceil((minutesOf(to) - minutesOf(from)) / stepMinutes));
  return Array.from({ length: count }, (_, row) => timeAt(minutesOf(from) + row * stepMinutes));
}

interface Stretch {
  id: string;
  start: number;
  end: number;
}

/** Places the spans of one day. What lies outside of the hours is cut off; what overlaps shares. */
export function placed(spans: readonly Span[], hours: Hours): Place[] {
  const stretches = spans.flatMap((span) => inside(span, hours));
  stretches.sort((one, other) => one.start - other.start || other.end - one.end);
  return crowds(stretches).flatMap((crowd) => sideBySide(crowd));
}

/** How high a span is at least, in rows, so that it can be read and pressed. */
const LEAST = 0.5;

/** In rows from the first. */
function inside({ id, start, end }: Span, hours: Hours, least = LEAST): Stretch[] {
  const last = rowTimes(hours).length;
  const rowOf = (time: string) => (minutesOf(time) - minutesOf(hours.from)) / hours.stepMinutes;
  if (rowOf(end) <= 0 || rowOf(start) >= last) return [];
  const first = Math.max(0, rowOf(start));
  return [{ id, start: first, end: Math.max(first + least, Math.min(last, rowOf(end))) }];
}

/** Where a span lies, to scale: `at` rows from the first, so many rows long. Nothing outside. */
export function scaled(span: Span, hours: Hours): { at: number; length: number } | undefined {
  const [found] = inside(span, hours, 0);
  return found && { at: found.start, length: found.end - found.start };
}

// Those that overlap, also through a third: 9 to 11, 10 to 12 and 11:30 to 13 are one crowd.
function crowds(ordered: readonly Stretch[]): Stretch[][] {
  const found: Stretch[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const stretch of ordered) {
    if (stretch.start >= end) found.push([]);
    found.at(-1)?.push(stretch);
    end = Math.max(end, stretch.end);
  }
  return found;
}

function sideBySide(crowd: readonly Stretch[]): Place[] {
  const ends: number[] = [];
  const lanes = crowd.map(({ start, end }) => {
    const free = ends.findIndex((taken) => taken <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    return lane;
  });
  return crowd.map(({ id, start, end }, index) => ({
    id,
    row: Math.floor(start),
    offset: start - Math.floor(start),
    length: end - start,
    lane: lanes[index] ?? 0,
    lanes: ends.length,
  }));
}

/**
 * How often the keyboard stops in each row of a day: at each span that begins there, else once, and
 * not at all where a span of an earlier row covers it.
 */
export function stopsOf(places: readonly Place[], rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => {
    const beginning = places.filter((place) => place.row === row).length;
    const isCovered = places.some(
      (place) => place.row < row && place.row + place.offset + place.length >= row + 1,
    );
    return beginning || (isCovered ? 0 : 1);
  });
}

/** A place of the keyboard. Row -1 is the heading of the day; `stop` counts within a row. */
export interface Spot {
  day: number;
  row: number;
  stop: number;
}

/** Where a key leads; `days` holds the stops of each row of each day. Undefined for other keys. */
export function spotAfter(key: string, at: Spot, days: readonly number[][]): Spot | undefined {
  switch (key) {
    case 'ArrowRight':
      return aside(at, 1, days);
    case 'ArrowLeft':
      return aside(at, -1, days);
    case 'ArrowDown':
      return below(at, days[at.day] ?? []);
    case 'ArrowUp':
      return above(at, days[at.day] ?? []);
    case 'Home':
      return settled({ ...at, day: 0, stop: 0 }, days);
    case 'End':
      return settled({ ...at, day: days.length - 1, stop: 0 }, days);
    default:
      return undefined;
  }
}

/** The nearest spot there is: of a covered row, the span that covers it. */
export function settled({ day, row, stop }: Spot, days: readonly number[][]): Spot {
  const there = Math.min(Math.max(day, 0), days.length - 1);
  const stops = days[there] ?? [];
  let at = Math.min(row, stops.length - 1);
  while (at >= 0 && stops[at] === 0) at -= 1;
  const last = at < 0 ? 0 : (stops[at] ?? 1) - 1;
  return { day: there, row: Math.max(at, -1), stop: Math.min(stop, last) };
}

function aside({ day, row, stop }: Spot, step: 1 | -1, days: readonly number[][]): Spot {
  const here = row < 0 ? 1 : (days[day]?.[row] ?? 1);
  if (stop + step >= 0 && stop + step < here) return { day, row, stop: stop + step };
  if (day + step < 0 || day + step >= days.length) return { day, row, stop };
  const entered = step > 0 ? 0 : Number.POSITIVE_INFINITY;
  return settled({ day: day + step, row, stop: entered }, days);
}

function below({ day, row, stop }: Spot, stops: readonly number[]): Spot {
  const next = stops.findIndex((count, index) => index > row && count > 0);
  return next < 0 ? { day, row, stop } : { day, row: next, stop: 0 };
}

function above({ day, row }: Spot, stops: readonly number[]): Spot {
  const next = stops.findLastIndex((count, index) => index < row && count > 0);
  return { day, row: next, stop: 0 };
}
