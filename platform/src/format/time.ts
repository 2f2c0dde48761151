import { dayIn, INDIA } from '../calendar/intl';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

// A format is made once: making one takes as long as writing hundreds of times with it.
function dateFormat(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(parts);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-IN', { timeZone, ...parts });
  formats.set(key, format);
  return format;
}

// "Wed, 12 Aug" reads as a list; ours is "Wed 12 Aug".
function written(moment: string | Date, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const words = dateFormat(zone, parts).format(new Date(moment));
  return words.replaceAll(',', '').replace('Sept ', 'Sep ').replace(/Sept$/, 'Sep');
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The zone of the reader's own clock. */
export const viewerZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `5:30 PM` at an instant, by the clocks of a zone. */
export function formatTime(instant: string | Date, zone = INDIA): string {
  const words = written(instant, zone, { hour: 'numeric', minute: '2-digit', hour12: true });
  return words.replace('\u202f', ' ').toUpperCase();
}

/** The time `17:30` of a day as `5:30 PM`. */
export const formatClock = (time: string): string => formatTime(`1970-01-01T${time}:00Z`, 'UTC');

/** `12 Aug 2026`; of an instant, or of a day, `2026-08-12`, in India. */
export const formatDate = (instant: string | Date, zone = INDIA): string =>
  written(instant, zone, date);

/** `Wednesday 12 August 2026` at an instant, by the clocks of a zone. */
export const formatLongDate = (instant: string | Date, zone = INDIA): string =>
  written(instant, zone, long);

/** A day, `2026-08-12`, as `Wednesday 12 August 2026`. */
export const formatLongDay = (day: string): string => written(day, 'UTC', long);

/** A day, `2026-08-12`, as `Wed 12 Aug`. */
export const formatShortDay = (day: string): string => written(day, 'UTC', short);

/** A day, `2026-08-12`, as `12 Aug`. */
export const formatDayMonth = (day: string): string =>
  written(day, 'UTC', { day: 'numeric', month: 'short' });

/** A day, `2026-08-12`, as `12 August 2026`. */
export const formatFullDay = (day: string): string =>
  written(day, 'UTC', { day: 'numeric', month: 'long', year: 'numeric' });

/** A day or month, `2026-08`, as `August 2026`; `short` leaves only `Aug`. */
export const formatMonth = (month: string, style: 'long' | 'short' = 'long'): string =>
  written(
    month,
    'UTC',
    style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' },
  );

/** `IST`; of a zone without a name of its own its distance, `GMT-5`. */
export const formatZone = (instant: string | Date, zone: string): string =>
  zonePart(instant, zone, 'short');

/**
 * ` IST` where the reader's clock shows another time than the zone's at an instant, nothing where
 * both show the same. A reader who is not known (null: e-mails, pages rendered ahead of the visit)
 * is told the zone.
 */
export function zoneSuffix(
  instant: string | Date,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const isSame = viewer !== null && shift(instant, viewer) === shift(instant, zone);
  return isSame ? '' : ` ${formatZone(instant, zone)}`;
}

const shift = (instant: string | Date, zone: string): string =>
  zonePart(instant, zone, 'longOffset');

function zonePart(
  instant: string | Date,
  zone: string,
  timeZoneName: 'short' | 'longOffset',
): string {
  const parts = dateFormat(zone, { timeZoneName }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `Mon 7 Jan 2030, 5:30 PM`; the zone follows where the reader's clock shows another time. */
export function formatDateTime(
  instant: string | Date,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const day = written(instant, zone, { ...short, year: 'numeric' });
  return `${day}, ${formatTime(instant, zone)}${zoneSuffix(instant, zone, viewer)}`;
}

/**
 * `Mon 7 Jan 2030, 5:30 PM IST`, `Sun 7 Nov 2027, 1:30 AM GMT-4 (America/New_York)`: for e-mails and
 * notifications, whose reader's clock is not known. It names one instant, whatever clocks do.
 */
export function formatZonedDateTime(instant: string | Date, zone = INDIA): string {
  const words = formatDateTime(instant, zone, null);
  return zone === INDIA ? words : `${words} (${zone})`;
}

/** `Monday 7 January 2030, 5:30 PM`; the zone follows as with `formatDateTime`. */
export function formatLongDateTime(
  instant: string | Date,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const time = formatTime(instant, zone);
  return `${formatLongDate(instant, zone)}, ${time}${zoneSuffix(instant, zone, viewer)}`;
}

/** `Monday 7 January 2030, 5:30 PM to 6:00 PM`; the zone follows as with `formatDateTime`. */
export function formatSpan(
  start: string,
  end: string,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const times = `${formatTime(start, zone)} to ${formatTime(end, zone)}`;
  return `${formatLongDate(start, zone)}, ${times}${zoneSuffix(end, zone, viewer)}`;
}

/** `Today`, `Tomorrow`, `Yesterday` or `Wed 12 Aug`, seen from a moment, by the clocks of a zone. */
export function formatNearDay(instant: string | Date, now: Date, zone = INDIA): string {
  const distance = dayNumber(instant, zone) - dayNumber(now, zone);
  return near[distance] ?? written(instant, zone, short);
}

const near: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/**
 * `Today, 5:30 PM`, `Wed 12 Aug, 5:30 PM`; the zone follows as with `formatDateTime`. A page that is
 * rendered ahead of the visit knows neither the day nor the reader (`now` is null): it says the date.
 */
export function formatNearTime(
  instant: string | Date,
  now: Date | null,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const time = formatTime(instant, zone);
  if (now === null) return `${written(instant, zone, short)}, ${time}`;
  return `${formatNearDay(instant, now, zone)}, ${time}${zoneSuffix(instant, zone, viewer)}`;
}

const farUnits = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/**
 * `just now`, `5 minutes ago`, `in 2 hours`, `yesterday`, `3 weeks ago`. From a day on, nights are
 * counted and not hours, by the clocks of a zone.
 */
export function formatRelative(instant: string | Date, now: Date, zone = INDIA): string {
  const distance = new Date(instant).getTime() - now.getTime();
  if (Math.abs(distance) < MINUTE) return 'just now';
  if (Math.abs(distance) < HOUR) return relative(distance / MINUTE, 'minute');
  if (Math.abs(distance) < DAY) return relative(distance / HOUR, 'hour');
  const days = dayNumber(instant, zone) - dayNumber(now, zone);
  const [unit, length] = farUnits.find(([, length]) => Math.abs(days) >= length) ?? ['day', 1];
  return relative(days / length, unit);
}

// A day has a name of its own ("yesterday"); "last year" could be any of the last 23 months.
function relative(distance: number, unit: Intl.RelativeTimeFormatUnit): string {
  const numeric = unit === 'day' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat('en-IN', { numeric }).format(Math.trunc(distance), unit);
}

// Whole days from a fixed one, so that the difference of two is the nights between them.
const dayNumber = (instant: string | Date, zone: string): number =>
  Date.parse(dayIn(instant, zone)) / DAY;

const MINUTES = 60;

/** `a minute`, `25 minutes`, `an hour`, `2 hours`: how long something takes at most. */
export function formatDuration(minutes: number): string {
  if (minutes <= 1) return 'a minute';
  if (minutes < MINUTES) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / MINUTES);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
