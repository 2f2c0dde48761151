import { dayIn, INDIA } from '../calendar/intl';
import { pageLocale } from '../words/page-language';
import { text } from './time.text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

// Cached: creating a format takes as long as formatting hundreds of times.
function dateFormat(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(parts);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(pageLocale(), { timeZone, ...parts });
  formats.set(key, format);
  return format;
}

// "Wed, 12 Aug" reads as a list; ours is "Wed 12 Aug".
function written(moment: string | Date, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const words = dateFormat(zone, parts).format(new Date(moment));
  // Kannada has dates without a space after the comma.
  return words.replace(/, ?/g, ' ').replace('Sept ', 'Sep ').replace(/Sept$/, 'Sep');
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const short = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

// Making one takes thirteen times as long as asking it, and the first one of a page a long task.
let viewerFormat: Intl.DateTimeFormat | undefined;

/** The browser's time zone, as it was when first asked. */
export function viewerZone(): string {
  viewerFormat ??= new Intl.DateTimeFormat();
  return viewerFormat.resolvedOptions().timeZone;
}

/** `5:30 PM` at an instant in a zone. */
export function formatTime(instant: string | Date, zone = INDIA): string {
  const words = written(instant, zone, { hour: 'numeric', minute: '2-digit', hour12: true });
  return words.replace('\u202f', ' ').toUpperCase();
}

/** Formats the time `17:30` as `5:30 PM`. */
export const formatClock = (time: string): string => formatTime(`1970-01-01T${time}:00Z`, 'UTC');

/** `12 Aug 2026` of an instant in a zone, or of a day, `2026-08-12`, in India. */
export const formatDate = (instant: string | Date, zone = INDIA): string =>
  written(instant, zone, date);

/** `Wednesday 12 August 2026` at an instant in a zone. */
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

/** A day or month, `2026-08`, as `August 2026`; `short` gives only `Aug`. */
export const formatMonth = (month: string, style: 'long' | 'short' = 'long'): string =>
  written(
    month,
    'UTC',
    style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' },
  );

/** `IST`; `GMT-5` for a zone without an abbreviation. */
export const formatZone = (instant: string | Date, zone: string): string =>
  zonePart(instant, zone, 'short');

/**
 * ` IST` where the reader's clock differs from the zone's at an instant, else empty. For an unknown
 * reader (null: emails, pages rendered ahead of the visit) always the zone.
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

const dateTimeIn = (instant: string | Date, zone: string): string =>
  `${written(instant, zone, { ...short, year: 'numeric' })}, ${formatTime(instant, zone)}`;

/** `Mon 7 Jan 2030, 5:30 PM` by the reader's clock. */
export const formatViewerDateTime = (instant: string | Date): string =>
  dateTimeIn(instant, viewerZone());

/** `Mon 7 Jan 2030, 5:30 PM`; with the zone if the reader's clock differs. */
export function formatDateTime(
  instant: string | Date,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  return dateTimeIn(instant, zone) + zoneSuffix(instant, zone, viewer);
}

/**
 * `Mon 7 Jan 2030, 5:30 PM IST`, `Sun 7 Nov 2027, 1:30 AM GMT-4 (America/New_York)`: for emails and
 * notifications, whose reader's zone is unknown. Unambiguous across clock changes.
 */
export function formatZonedDateTime(instant: string | Date, zone = INDIA): string {
  const words = formatDateTime(instant, zone, null);
  return zone === INDIA ? words : `${words} (${zone})`;
}

/** `Monday 7 January 2030, 5:30 PM`; the zone as in `formatDateTime`. */
export function formatLongDateTime(
  instant: string | Date,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const time = formatTime(instant, zone);
  return `${formatLongDate(instant, zone)}, ${time}${zoneSuffix(instant, zone, viewer)}`;
}

/** `Monday 7 January 2030, 5:30 PM to 6:00 PM`; the zone as in `formatDateTime`. */
export function formatSpan(
  start: string,
  end: string,
  zone = INDIA,
  viewer: string | null = viewerZone(),
): string {
  const times = text.span(formatTime(start, zone), formatTime(end, zone));
  return `${formatLongDate(start, zone)}, ${times}${zoneSuffix(end, zone, viewer)}`;
}

/** `Today`, `Tomorrow`, `Yesterday` or `Wed 12 Aug`, relative to `now`, in a zone. */
export function formatNearDay(instant: string | Date, now: Date, zone = INDIA): string {
  const distance = dayNumber(instant, zone) - dayNumber(now, zone);
  return text.near[distance] ?? written(instant, zone, short);
}

/**
 * `Today, 5:30 PM`, `Wed 12 Aug, 5:30 PM`; the zone as in `formatDateTime`. A page rendered ahead
 * of the visit knows neither day nor reader (`now` is null) and gets the date.
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
 * `just now`, `5 minutes ago`, `in 2 hours`, `yesterday`, `3 weeks ago`. From one day on, midnights
 * in the zone are counted, not hours.
 */
export function formatRelative(instant: string | Date, now: Date, zone = INDIA): string {
  const distance = new Date(instant).getTime() - now.getTime();
  if (Math.abs(distance) < MINUTE) return text.justNow;
  if (Math.abs(distance) < HOUR) return relative(distance / MINUTE, 'minute');
  if (Math.abs(distance) < DAY) return relative(distance / HOUR, 'hour');
  const days = dayNumber(instant, zone) - dayNumber(now, zone);
  const [unit, length] = farUnits.find(([, length]) => Math.abs(days) >= length) ?? ['day', 1];
  return relative(days / length, unit);
}

// Days have names ("yesterday"); "last year" could mean any of the last 23 months.
function relative(distance: number, unit: Intl.RelativeTimeFormatUnit): string {
  const numeric = unit === 'day' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(pageLocale(), { numeric }).format(Math.trunc(distance), unit);
}

// Days since the epoch, so that a difference counts the midnights between.
const dayNumber = (instant: string | Date, zone: string): number =>
  Date.parse(dayIn(instant, zone)) / DAY;

const MINUTES = 60;

/** Upper bound of a duration: `a minute`, `25 minutes`, `an hour`, `2 hours`. */
export function formatDuration(minutes: number): string {
  if (minutes < MINUTES) return text.minutes(Math.max(1, minutes));
  return text.hours(Math.ceil(minutes / MINUTES));
}
