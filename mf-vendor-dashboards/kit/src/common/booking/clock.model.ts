import { instantAt, minutesOf } from '@nukkad/platform/calendar';

/** The instant, as ISO text, of a clock time `17:30` on a day in a time zone. */
export const startAt = (day: string, time: string, zone: string): string =>
  instantAt(day, minutesOf(time), zone).toISOString();

/** `2024-08-05` as `5/8/2024`, the date format of request lists. */
export function dayMonthYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
