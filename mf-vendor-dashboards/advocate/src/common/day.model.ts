import { addDays } from '@nukkad/vendor-kit';

/** Days as `2026-11-23`, times as `10:30`, moments as instants: in the advocate's zone. */

/** The Monday of the week a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** `14:05` is on the clocks of a zone at an instant. */
export function clockIn(instant: string, zone: string): string {
  return new Date(wallTime(Date.parse(instant), zone)).toISOString().slice(11, 16);
}

/** The instant at which the clocks of a zone show a time on a day. */
export function instantOf(day: string, time: string, zone: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const near = shown - ahead(shown, zone);
  // Again, because the clocks may have changed in between.
  return new Date(shown - ahead(near, zone)).toISOString();
}

/** `Nov 23 - Nov 29, 2026` */
export function weekWords(monday: string): string {
  const sunday = addDays(monday, 6);
  return `${monthDay(monday)} - ${monthDay(sunday)}, ${sunday.slice(0, 4)}`;
}

function monthDay(day: string): string {
  const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'short' });
  return `${month.format(new Date(day)).replace('Sept', 'Sep')} ${day.slice(8)}`;
}

const ahead = (at: number, zone: string): number => wallTime(at, zone) - at;

/** What the clocks of a zone show, as if it were UTC. */
function wallTime(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${parts.format(new Date(at)).replace(' ', 'T')}Z`);
}
