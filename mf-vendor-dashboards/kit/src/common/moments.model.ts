import { dateFormat } from '@nukkad/shared-ui';

const DAY = 86_400_000;

/** `2026-11-21` is the day in a zone at an instant. */
export function dayIn(instant: string | Date, zone: string): string {
  const parts = dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return parts.format(new Date(instant));
}

/** `addDays('2026-08-31', 1)` is `2026-09-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
