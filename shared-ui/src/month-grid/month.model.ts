import { type CalendarDate, parseDate } from '@internationalized/date';
import { weekdayOf } from '../day/day.model';

/** First day of a week. */
export type WeekStart = 'monday' | 'sunday';

/** Weeks of a month; `null` for days of other months. */
export function weeksOf(month: string, start: WeekStart = 'monday'): (string | null)[][] {
  const first = firstOf(month);
  const monday = weekdayOf(first.toString());
  const before = start === 'sunday' ? (monday + 1) % 7 : monday;
  const weeks = Math.ceil((before + first.calendar.getDaysInMonth(first)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = first.add({ days: week * 7 + weekday - before }).toString();
      return day.startsWith(month) ? day : null;
    }),
  );
}

/** Seven days from the given one. */
export function weekFrom(day: string): string[] {
  const first = parseDate(day);
  return Array.from({ length: 7 }, (_, days) => first.add({ days }).toString());
}

/** `monthAfter('2026-12', 1)` is `2027-01`. */
export const monthAfter = (month: string, months: number): string =>
  firstOf(month).add({ months }).toString().slice(0, 7);

const firstOf = (month: string): CalendarDate => parseDate(`${month}-01`);

/** The day a key moves to, also into another month. Undefined for other keys. */
export function dayAfter(key: string, day: string, start?: WeekStart): string | undefined {
  const date = parseDate(day);
  switch (key) {
    case 'ArrowRight':
      return date.add({ days: 1 }).toString();
    case 'ArrowLeft':
      return date.subtract({ days: 1 }).toString();
    case 'ArrowDown':
      return date.add({ weeks: 1 }).toString();
    case 'ArrowUp':
      return date.subtract({ weeks: 1 }).toString();
    case 'Home':
      return daysOfWeek(day, start).at(0);
    case 'End':
      return daysOfWeek(day, start).at(-1);
    // The 31st becomes the last day of a shorter month.
    case 'PageDown':
      return date.add({ months: 1 }).toString();
    case 'PageUp':
      return date.subtract({ months: 1 }).toString();
    default:
      return undefined;
  }
}

// Without days of other months.
function daysOfWeek(day: string, start?: WeekStart): string[] {
  const week = weeksOf(day.slice(0, 7), start).find((days) => days.includes(day)) ?? [];
  return week.filter((each) => each !== null);
}

/** The same day of another month; the 31st becomes the last of a shorter one. */
export const sameDayOf = (month: string, day: string): string =>
  firstOf(month)
    .set({ day: Number(day.slice(8)) })
    .toString();

/** The items that fit into a day, and the number of the others. */
export function fitting<Item>(items: readonly Item[], room: number) {
  return { shown: items.slice(0, room), more: Math.max(0, items.length - room) };
}
