import { addDays, addMonths, daysIn, weekdayOf } from '../day/day.model';

/** The day a week begins with. */
export type WeekStart = 'monday' | 'sunday';

/** The weeks of a month; `null` where another month has the day. */
export function weeksOf(month: string, start: WeekStart = 'monday'): (string | null)[][] {
  const monday = weekdayOf(`${month}-01`);
  const before = start === 'sunday' ? (monday + 1) % 7 : monday;
  const weeks = Math.ceil((before + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(`${month}-01`, week * 7 + weekday - before);
      return day.startsWith(month) ? day : null;
    }),
  );
}

/** Where a key leads from a day, also into another month. Undefined for other keys. */
export function dayAfter(key: string, day: string, start?: WeekStart): string | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return daysOfWeek(day, start).at(0);
    case 'End':
      return daysOfWeek(day, start).at(-1);
    case 'PageDown':
      return sameDayOf(addMonths(day.slice(0, 7), 1), day);
    case 'PageUp':
      return sameDayOf(addMonths(day.slice(0, 7), -1), day);
    default:
      return undefined;
  }
}

// Without those that other months have.
function daysOfWeek(day: string, start?: WeekStart): string[] {
  const week = weeksOf(day.slice(0, 7), start).find((days) => days.includes(day)) ?? [];
  return week.filter((each) => each !== null);
}

/** The 31st of one month is the last of another that has fewer days. */
export function sameDayOf(month: string, day: string): string {
  const date = Math.min(Number(day.slice(8)), daysIn(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}

/** What fits into a day: the first few, and how many there are besides. */
export function fitting<Item>(items: readonly Item[], room: number) {
  return { shown: items.slice(0, room), more: Math.max(0, items.length - room) };
}
