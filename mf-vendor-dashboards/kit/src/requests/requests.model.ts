import type { PracticeBooking, PracticeCalendar } from '@nukkad/platform/contract';
import { byDayMonthYear, byText, type Compare } from '@nukkad/shared-ui';
import { isOn, placeOf } from '../booking/booking.model';
import { dayMonthYear, minutesOf } from '../booking/clock.model';
import { text } from './requests.text';

/** A request as its row shows it. */
export interface RequestRow {
  booking: PracticeBooking;
  name: string;
  /** What it is about; the column is called Disease. */
  disease: string;
  /** `5/8/2024` */
  date: string;
  /** `10:30` */
  time: string;
}

export function rowOf(booking: PracticeBooking, zone: string): RequestRow {
  const { day, start } = placeOf(booking, zone);
  return {
    booking,
    name: booking.name,
    disease: booking.about ?? text.noConcern,
    date: dayMonthYear(day),
    time: start,
  };
}

/** How the columns sort; the others do not. Times by the clock: 9:00 AM is before 10:00 AM. */
export const compares = {
  name: byText<RequestRow>(({ name }) => name),
  disease: byText<RequestRow>(({ disease }) => disease),
  date: byDayMonthYear<RequestRow>(({ date }) => date),
  time: ((a, b) => minutesOf(a.time) - minutesOf(b.time)) as Compare<RequestRow>,
} as const;

/**
 * Requests to show: those that wait, in the places they had; and those answered here, which keep
 * their label although they wait no more.
 */
export function withAnswered(
  before: readonly PracticeBooking[],
  waiting: readonly PracticeBooking[],
  isAnswered: (id: string) => boolean,
): PracticeBooking[] {
  const now = new Map(waiting.map((booking) => [booking._id, booking]));
  const known = new Set(before.map(({ _id }) => _id));
  const kept = before.flatMap((booking) => {
    const still = now.get(booking._id);
    if (still) return [still];
    return isAnswered(booking._id) ? [booking] : [];
  });
  return [...kept, ...waiting.filter(({ _id }) => !known.has(_id))];
}

/** What stands in the list of a day. */
export type DayItem =
  | { kind: 'booking'; start: string; end: string; booking: PracticeBooking }
  | { kind: 'lunch'; start: string; end: string };

/** A day by the clock, the lunch break where its time is. */
export function itemsOf({ bookings, days, timeZone }: PracticeCalendar, day: string): DayItem[] {
  const visits = bookings.filter(isOn).flatMap((booking): DayItem[] => {
    const place = placeOf(booking, timeZone);
    return place.day === day
      ? [{ kind: 'booking', start: place.start, end: place.end, booking }]
      : [];
  });
  const lunch = days.find(({ date }) => date === day)?.lunch;
  const pause: DayItem[] = lunch ? [{ kind: 'lunch', start: lunch.from, end: lunch.to }] : [];
  return [...visits, ...pause].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
}
