import { minutesOf } from '../../day/day.model';
import type { Hours } from '../week.model';

/** An entry being moved, or a time range being selected. */
export interface Carry {
  /** Of the entry; `null` for a range. */
  id: string | null;
  /** Column index. */
  day: number;
  /** Minutes since midnight. */
  start: number;
  end: number;
  /** Start of the range's first step, which stays selected. */
  anchor: number;
}

/** Limits of a move: number of days, minutes, and step. */
export interface Bounds {
  days: number;
  from: number;
  to: number;
  snap: number;
}

export const boundsOf = (days: number, { from, to }: Hours, snap: number): Bounds => ({
  days,
  from: minutesOf(from),
  to: minutesOf(to),
  snap,
});

/** The nearest valid position to these minutes of a day; the length stays. */
export function carriedTo(carry: Carry, day: number, minutes: number, bounds: Bounds): Carry {
  const length = carry.end - carry.start;
  const latest = Math.max(bounds.from, bounds.to - length);
  const start = between(snapped(minutes, bounds, Math.round), bounds.from, latest);
  return { ...carry, day: between(day, 0, bounds.days - 1), start, end: start + length };
}

/** Range from its anchor to these minutes, both steps included. */
export function stretchedTo(carry: Carry, minutes: number, bounds: Bounds): Carry {
  const last = bounds.to - bounds.snap;
  const piece = between(snapped(minutes, bounds, Math.floor), bounds.from, last);
  return {
    ...carry,
    start: Math.min(carry.anchor, piece),
    end: Math.max(carry.anchor, piece) + bounds.snap,
  };
}

/** Moves an entry by an arrow key; undefined for other keys. */
export function carriedBy(key: string, carry: Carry, bounds: Bounds): Carry | undefined {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -bounds.snap],
    ArrowDown: [0, bounds.snap],
  };
  const step = steps[key];
  return step && carriedTo(carry, carry.day + step[0], carry.start + step[1], bounds);
}

/** Moves the free end of a range by an arrow key. Undefined for other keys. */
export function stretchedBy(key: string, carry: Carry, bounds: Bounds): Carry | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const free = carry.start < carry.anchor ? carry.start : carry.end - bounds.snap;
  return stretchedTo(carry, free + (key === 'ArrowUp' ? -bounds.snap : bounds.snap), bounds);
}

export const isSamePlace = (one: Carry, other: Carry) =>
  one.day === other.day && one.start === other.start && one.end === other.end;

interface Box {
  left: number;
  right: number;
  top: number;
  height: number;
}

/** Hidden elements have no width. */
export const isDrawn = ({ left, right }: Pick<Box, 'left' | 'right'>) => right > left;

/** Day and minutes of a point, by the first row's cells. */
export function pointAt(x: number, y: number, cells: readonly Box[], hours: Hours) {
  const drawn = cells.filter(isDrawn);
  const distance = ({ left, right }: Box) => Math.max(left - x, x - right, 0);
  const nearest = [...drawn].sort((one, other) => distance(one) - distance(other))[0];
  if (!nearest || nearest.height === 0) return undefined;
  const rows = (y - nearest.top) / nearest.height;
  return {
    day: cells.indexOf(nearest),
    minutes: minutesOf(hours.from) + rows * hours.stepMinutes,
  };
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

// Steps count from the first row: hours that begin at 9:15 snap from there.
function snapped(minutes: number, { from, snap }: Bounds, round: (value: number) => number) {
  return from + round((minutes - from) / snap) * snap;
}
