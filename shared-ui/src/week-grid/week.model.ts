import { minutesOf, timeAt } from '../day/day.model';

/** Rendered hours, one row per step. */
export interface Hours {
  /** `09:00` */
  from: string;
  /** `17:00`, the end of the last row. */
  to: string;
  stepMinutes: number;
}

/** A time span within one day. */
export interface Span {
  id: string;
  start: string;
  end: string;
}

/** Layout of a span. */
export interface Place {
  id: string;
  /** First row. */
  row: number;
  /** Start within that row, and length; 1 is a row. */
  offset: number;
  length: number;
  /** Column among overlapping spans: `lane` 0 of `lanes` 1 stands alone. */
  lane: number;
  lanes: number;
}

/** Start time of each row. */
export function rowTimes({ from, to, stepMinutes }: Hours): string[] {
  const count = Math.max(0, Math.ceil((minutesOf(to) - minutesOf(from)) / stepMinutes));
  return Array.from({ length: count }, (_, row) => timeAt(minutesOf(from) + row * stepMinutes));
}

interface Stretch {
  id: string;
  start: number;
  end: number;
}

/** Lays out the spans of one day. Clips them to the hours; overlapping ones share the width. */
export function placed(spans: readonly Span[], hours: Hours): Place[] {
  const stretches = spans.flatMap((span) => inside(span, hours));
  stretches.sort((one, other) => one.start - other.start || other.end - one.end);
  return crowds(stretches).flatMap((crowd) => sideBySide(crowd));
}

/** Minimum height of a span in rows, so that it can be read and pressed. */
const LEAST = 0.5;

/** In rows from the first. */
function inside({ id, start, end }: Span, hours: Hours, least = LEAST): Stretch[] {
  const last = rowTimes(hours).length;
  const rowOf = (time: string) => (minutesOf(time) - minutesOf(hours.from)) / hours.stepMinutes;
  if (rowOf(end) <= 0 || rowOf(start) >= last) return [];
  const first = Math.max(0, rowOf(start));
  return [{ id, start: first, end: Math.max(first + least, Math.min(last, rowOf(end))) }];
}

/** Exact extent of a span in rows from the first. Undefined outside the hours. */
export function scaled(span: Span, hours: Hours): { at: number; length: number } | undefined {
  const [found] = inside(span, hours, 0);
  return found && { at: found.start, length: found.end - found.start };
}

// Groups of overlapping spans, also transitively: 9 to 11, 10 to 12 and 11:30 to 13 are one group.
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
 * Keyboard stops per row of a day: one for each span that begins there, else one, or none where a
 * span of an earlier row covers it.
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

/** A keyboard position. Row -1 is the day's heading; `stop` counts within a row. */
export interface Spot {
  day: number;
  row: number;
  stop: number;
}

/** Position a key moves to; `days` has the stops per day and row. Undefined for other keys. */
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

/** The nearest existing position: in a covered row, the covering span. */
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
