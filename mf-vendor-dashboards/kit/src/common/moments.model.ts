import { dateFormat } from '@nukkad/shared-ui';

/** Days and times as people read them. A booking's are in its professional's zone, and say so. */
const INDIA = 'Asia/Kolkata';
const DAY = 86_400_000;

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', DAY / 1_440],
] as const;

/** `2026-11-21` is the day in a zone at an instant. */
export function dayIn(instant: string | Date, zone: string): string {
  const parts = dateFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return parts.format(new Date(instant));
}

/** `addDays('2026-08-31', 1)` is `2026-09-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** `Monday 7 January 2030` */
export function dayWords(instant: string, zone = INDIA): string {
  return written(instant, zone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** A day, `2030-01-07`, as `Mon 7 Jan`. */
export function shortDay(day: string): string {
  return written(day, 'UTC', { weekday: 'short', day: 'numeric', month: 'short' });
}

/** A day, `2030-01-07`, as `Monday 7 January 2030`. */
export const longDay = (day: string): string => dayWords(day, 'UTC');

/** `5:30 PM` */
export function clockWords(instant: string, zone = INDIA): string {
  return written(instant, zone, { hour: 'numeric', minute: '2-digit' }).toUpperCase();
}

/** `IST`; of a zone without a name of its own its distance, `GMT-5`. */
export function zoneWords(instant: string, zone: string): string {
  const parts = dateFormat('en-IN', { timeZone: zone, timeZoneName: 'short' });
  const name = parts.formatToParts(new Date(instant)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? zone;
}

/** `Mon 7 Jan 2030, 5:30 PM IST` */
export function momentWords(instant: string, zone = INDIA): string {
  const day = written(instant, zone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return `${day}, ${clockWords(instant, zone)} ${zoneWords(instant, zone)}`;
}

/** `12 Aug 2026` */
export function dateWords(instant: string): string {
  return written(instant, INDIA, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** `3 days ago`, `yesterday`, `just now`. */
export function agoWords(instant: string, now: Date): string {
  const passed = now.getTime() - Date.parse(instant);
  const [unit, length] = units.find(([, length]) => passed >= length) ?? [];
  if (unit === undefined) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  return words.format(-Math.floor(passed / length), unit);
}

// "Wed, 12 Aug" reads as a list; ours is "Wed 12 Aug".
function written(moment: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const words = dateFormat('en-IN', { timeZone, ...parts }).format(new Date(moment));
  return words.replaceAll(',', '').replace('Sept ', 'Sep ').replace('\u202f', ' ');
}
