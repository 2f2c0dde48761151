import * as calendar from '@nukkad/platform/calendar';
import * as intl from '@nukkad/platform/calendar/intl';

const ZONES = [
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'Africa/Casablanca',
];
// Past years only: for future ones, browsers have time zone data of different ages.
const FIRST = '2024-01-01';
const DAYS = 731;
const HALF_HOUR = 30;
const NOON = 12 * 60;
const DAY_MS = 24 * 60 * 60_000;

/** The module that converts wall-clock times into instants. */
export type Clocks = 'luxon' | 'intl';

/**
 * Changes of UTC offset within two years: `Europe/London 2024-03-31 02:00 60`. Checks every
 * half-hour of one day in `step`, and of the days beside a change.
 */
export function changesBy(clocks: Clocks, step: number): string[] {
  const { instantAt } = clocks === 'luxon' ? calendar : intl;
  return ZONES.flatMap((zone) => {
    const changes: string[] = [];
    let last: number | undefined;
    const noonFrom = (day: string, days: number) =>
      instantAt(intl.addDays(day, days), NOON, zone).getTime() - days * DAY_MS;
    const isSteady = (day: string) => noonFrom(day, -1) === noonFrom(day, 1);
    for (let later = 0; later < DAYS; later += 1) {
      const day = intl.addDays(FIRST, later);
      if (later % step !== 0 && isSteady(day)) continue;
      for (let minutes = 0; minutes < 24 * 60; minutes += HALF_HOUR) {
        const instant = instantAt(day, minutes, zone).getTime();
        const shift = (Date.parse(day) - instant) / 60_000 + minutes;
        if (shift !== last) changes.push(`${zone} ${day} ${intl.timeAt(minutes)} ${shift}`);
        last = shift;
      }
    }
    return changes;
  });
}
