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

/** How a number moved; `percent` is null where there was nothing before to measure by. */
export interface Change {
  direction: Direction;
  percent: string | null;
}

/** What a card tells: a number that moves, one that just stands, or a rating. */
export type StatValue = Figure | number | Rating | null;

export const isRating = (stat: StatValue): stat is Rating =>
  typeof stat === 'object' && stat !== null && 'average' in stat;

/** `1,240`; a rating as `4.5`; null where nobody has rated. */
export function numberWords(stat: StatValue): string | null {
  if (stat === null) return null;
  if (typeof stat === 'number') return formatDecimal(stat, 1);
  return isRating(stat) ? formatRating(stat.average) : formatDecimal(stat.value, 1);
}

/** Nothing where nobody knows what was before, or where nothing was and nothing is. */
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

// `33 %`; a small move keeps its decimals, `3.15 %`, because rounding would change it much.
const percentWords = (percent: number): string =>
  formatPercent(percent, percent < SMALL_PERCENT ? 2 : 0);

/** Whole percentages that make a hundred: what rounding takes goes to the largest remainders. */
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

/** Male, female and child, in percent. */
export function peopleShares({ male, female, child }: PracticeStats['people']) {
  const [ofMale = 0, ofFemale = 0, ofChild = 0] = percentages([male, female, child]);
  return { male: ofMale, female: ofFemale, child: ofChild };
}

const SCALE = 500;
const LINES = 5;

/** The scale of the chart: 0 to 500 in steps of 100, and in five larger steps where that is less. */
export function scaleOf({ hours, students, classes }: Performance): { max: number; step: number } {
  const most = Math.max(0, ...hours, ...students, ...classes);
  const step = Math.max(1, Math.ceil(most / SCALE)) * (SCALE / LINES);
  return { max: step * LINES, step };
}

/** Along the bottom: `7 Jan` where a week begins, `Jan`, `2026`. */
export function beginnings({ span, from }: Performance): string[] {
  return from.map((day) => beginningWords[span](day));
}

const beginningWords: Record<PerformanceSpan, (day: string) => string> = {
  weeks: formatDayMonth,
  month: (day) => formatMonth(day, 'short'),
  years: (day) => day.slice(0, 4),
};

/** One of the three series; nothing where the day, `2026-11-22`, is before what is counted. */
export function valuesBy(
  day: string,
  { from }: Performance,
  values: readonly number[],
): (number | null)[] {
  return values.map((value, index) => ((from[index] ?? '') > day ? null : value));
}

/** `November 2026`, as teachers' cards are labelled. */
export const monthWords = (now: Date): string => formatMonth(dayIn(now, 'Asia/Kolkata'));
