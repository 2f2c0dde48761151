/** Days and times as people in India read them, whatever the reader's own clock says. */
const ZONE = 'Asia/Kolkata';
const DAY = 86_400_000;
/** Minutes that India is ahead of UTC, all year. */
const INDIA_AHEAD = 330;

const units = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', DAY / 1_440],
] as const;

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

/** `2026-11-21T12:00:00Z` reads `5:30 PM`. */
export function clockOf(instant: string): string {
  const minutes = indianMinute(instant);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** An instant's day as `12 Aug 2026`. */
export function dateWords(instant: string): string {
  return format(instant, { day: 'numeric', month: 'short', year: 'numeric' }, ZONE);
}

/** A day, `2026-08-12`, as `Wednesday 12 August 2026`. */
export function longDay(day: string): string {
  return format(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC');
}

/** A day, `2026-08-12`, as `Wed 12 Aug`. */
export function shortDay(day: string): string {
  return format(day, { weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');
}

/** `Today`, `Tomorrow` or `Wed 12 Aug`, seen from a moment. */
export function nearDay(instant: string, now: Date): string {
  const [day, today] = [indianDay(instant), indianDay(now)];
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : shortDay(day);
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
function format(moment: string, parts: Intl.DateTimeFormatOptions, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-IN', { timeZone, ...parts }).format(new Date(moment));
  return words.replaceAll(',', '').replace('Sept ', 'Sep ');
}
