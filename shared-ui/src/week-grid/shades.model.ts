import { minutesOf } from '../day/day.model';
import type { Carry } from './carry/carry.model';
import type { WeekEntry, WeekShade } from './week-entry';

const meets = (one: { start: number; end: number }, start: string, end: string) =>
  one.start < minutesOf(end) && minutesOf(start) < one.end;

/** Labels of the shades that cover a time. */
export function shadeAt(shades: readonly WeekShade[], day: string, time: string) {
  const minute = { start: minutesOf(time), end: minutesOf(time) + 1 };
  const isThere = (shade: WeekShade) => shade.day === day && meets(minute, shade.start, shade.end);
  return shades.find((shade) => shade.label !== undefined && isThere(shade))?.label;
}

/** Whether an entry occupies the position. Closed time can still be blocked. */
export function isTaken(
  carry: Carry,
  day: string | undefined,
  entries: readonly WeekEntry[],
  shades: readonly WeekShade[],
): boolean {
  const others = entries.filter((entry) => entry.id !== carry.id);
  const closed = shades.filter(({ kind }) => carry.id !== null && kind !== 'buffer');
  return [...others, ...closed].some(
    (other) => other.day === day && meets(carry, other.start, other.end),
  );
}
