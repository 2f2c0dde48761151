const DAY = 86_400_000;
/** Minutes that India is ahead of UTC, all year. */
const INDIA_AHEAD = 330;

/** `2026-11-21` is the day in India at an instant. */
export function indianDay(instant: Date | string): string {
  const time = new Date(instant).getTime() + INDIA_AHEAD * 60_000;
  return new Date(time).toISOString().slice(0, 10);
}

/** Minute of the day in India at an instant. */
export function indianMinute(instant: Date | string): number {
  const [hours = 0, minutes = 0] = new Date(new Date(instant).getTime() + INDIA_AHEAD * 60_000)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map(Number);
  return hours * 60 + minutes;
}

/** `addDays('2026-08-31', 1)` is `2026-09-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
