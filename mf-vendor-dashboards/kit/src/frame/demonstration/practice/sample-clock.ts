import { addDays, dayIn, instantAt, minutesOf } from '@nukkad/platform/calendar';

const HOUR = 3_600_000;
const NOON = '12:00';

/** Days and instants of the demonstration, counted from now. */
export interface SampleClock {
  now: Date;
  timeZone: string;
  /** `day(-7)` is the day a week ago. */
  day: (days: number) => string;
  /** The instant of a time of such a day. */
  at: (days: number, time?: string) => string;
  /** The instant so many hours ago. */
  hoursAgo: (hours: number) => string;
}

export function sampleClock(now: Date, timeZone: string): SampleClock {
  const day = (days: number) => addDays(dayIn(now, timeZone), days);
  return {
    ...{ now, timeZone, day },
    at: (days, time = NOON) => instantAt(day(days), minutesOf(time), timeZone).toISOString(),
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR).toISOString(),
  };
}

/** `numbered('P', 7)` is `P-000007`. */
export const numbered = (letters: string, number: number) =>
  `${letters}-${String(number).padStart(6, '0')}`;
