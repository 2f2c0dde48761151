import { dayIn } from '@nukkad/platform/calendar';
import type {
  Figure,
  Performance,
  PerformanceSpan,
  PracticeStats,
  Rating,
} from '@nukkad/platform/contract';
import {
  formatDayMonth,
  formatDecimal,
  formatMonth,
  formatPercent,
  formatRating,
} from '@nukkad/platform/format';

export type Direction = 'up' | 'down' | 'level';

/** Change against the previous period; `percent` is null when that was 0 or the value is equal. */
export interface Change {
  direction: Direction;
  percent: string | null;
}

/** Value of a card: a figure with a previous value, a plain number, or a rating. */
export type StatValue = Figure | number | Rating | null;

export const isRating = (stat: StatValue): stat is Rating =>
  typeof stat === 'object' && stat !== null && 'average' in stat;

/** `1,240`; a rating as `4.5`; null without ratings. */
export function numberWords(stat: StatValue): string | null {
  if (stat === null) return null;
  if (typeof stat === 'number') return formatDecimal(stat, 1);
  return isRating(stat) ? formatRating(stat.average) : formatDecimal(stat.value, 1);
}

/** Null without a previous value, or where both values are 0. */
export function changeOf(stat: StatValue): Change | null {
  if (stat === null || typeof stat === 'number' || isRating(stat)) return null;
  const { value, before } = stat;
  if (before === null || (before === 0 && value === 0)) return null;
  if (value === before) return { direction: 'level', percent: null };
  const direction = value > before ? 'up' : 'down';
  if (before === 0) return { direction, percent: null };
  return { direction, percent: percentWords((Math.abs(value - before) / before) * 100) };
}

const SMALL_PERCENT = 10;

// `33 %`; below 10 % two decimals, `3.15 %`, where rounding would distort too much.
const percentWords = (percent: number): string =>
  formatPercent(percent, percent < SMALL_PERCENT ? 2 : 0);

/** Whole percentages that sum to 100, by the largest remainder method. */
export function percentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const parts = counts.map((count) => (count * 100) / total);
  const whole = parts.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = [...parts.keys()].sort(
    (a, b) => parts[b]! - whole[b]! - (parts[a]! - whole[a]!),
  );
  const lifted = new Set(byRemainder.slice(0, missing));
  return whole.map((part, index) => (lifted.has(index) ? part + 1 : part));
}

/** Percentages of male, female and child clients. */
export function peopleShares({ male, female, child }: PracticeStats['people']) {
  const [ofMale = 0, ofFemale = 0, ofChild = 0] = percentages([male, female, child]);
  return { male: ofMale, female: ofFemale, child: ofChild };
}

const SCALE = 500;
const LINES = 5;

/** Chart scale: 0 to 500 in steps of 100, or five larger steps for higher values. */
export function scaleOf({ hours, students, classes }: Performance): { max: number; step: number } {
  const most = Math.max(0, ...hours, ...students, ...classes);
  const step = Math.max(1, Math.ceil(most / SCALE)) * (SCALE / LINES);
  return { max: step * LINES, step };
}

/** Labels of the time axis: `7 Jan` for the start of a week, `Jan`, `2026`. */
export function beginnings({ span, from }: Performance): string[] {
  return from.map((day) => beginningWords[span](day));
}

const beginningWords: Record<PerformanceSpan, (day: string) => string> = {
  weeks: formatDayMonth,
  month: (day) => formatMonth(day, 'short'),
  years: (day) => day.slice(0, 4),
};

/** Values of a series; null for periods that begin after `day`, `2026-11-22`. */
export function valuesBy(
  day: string,
  { from }: Performance,
  values: readonly number[],
): (number | null)[] {
  return values.map((value, index) => ((from[index] ?? '') > day ? null : value));
}

/** `November 2026`, the label of teachers' cards. */
export const monthWords = (now: Date): string => formatMonth(dayIn(now, 'Asia/Kolkata'));
