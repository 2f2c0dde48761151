import { dateFormat } from '@nukkad/shared-ui';
import { dayIn } from '../common/moments.model';

/** `17:30` is what clocks show in a zone at an instant. */
export function timeIn(instant: string | Date, zone: string): string {
  const parts = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat('en-GB', parts).format(new Date(instant));
}

/** The instant at which clocks in a zone show this time on this day. */
export function instantAt(day: string, time: string, zone: string): string {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const shift = (instant: number) => {
    const there = new Date(instant);
    return Date.parse(`${dayIn(there, zone)}T${timeIn(there, zone)}:00Z`) - instant;
  };
  // Once more: the first guess may lie on the other side of a change of the clocks.
  const guess = shown - shift(shown);
  return new Date(shown - shift(guess)).toISOString();
}

/** `09:30` is minute 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minute 570 is `09:30`; the end of a day is `24:00`. */
export function timeAt(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `2024-08-05` as `5/8/2024`, the way request lists write days. */
export function dayMonthYear(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${month}/${year}`;
}
