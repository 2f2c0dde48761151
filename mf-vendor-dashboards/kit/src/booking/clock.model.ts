import { instantAt, minutesOf } from '@nukkad/platform/calendar';

/** The instant, as ISO text, at which clocks in a zone show a time, `17:30`, of a day. */
export const startAt = (day: string, time: string, zone: string): string =>
  instantAt(day, minutesOf(time), zone).toISOString();

/** `2024-08-05` as `5/8/2024`, the way request lists write days. */
export function dayMonthYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
