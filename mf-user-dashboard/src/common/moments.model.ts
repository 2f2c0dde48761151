import { dayIn } from '@nukkad/platform/calendar/intl';

export { dayIn };

const DAY = 86_400_000;

/** `addDays('2026-08-31', 1)` is `2026-09-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
