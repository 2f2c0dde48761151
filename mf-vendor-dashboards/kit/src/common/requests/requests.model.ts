import { minutesOf } from '@nukkad/platform/calendar';
import type {
  Direction,
  PracticeBooking,
  PracticeBookingsSort,
  PracticeCalendar,
} from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import type { Sorting } from '@nukkad/shared-ui';
import { bookingSpan, isOn } from '../booking/booking.model';
import { dayMonthYear } from '../booking/clock.model';
import { text } from './requests.text';

/** The subject column of a profession's requests. */
export interface RequestMatter {
  /** Column header: "Disease", "Subject". */
  header: string;
  /** Field of the request shown in it. Default `about`. */
  shows?: 'about' | 'caseCategory';
}

/** View model of a table row. */
export interface RequestRow {
  booking: PracticeBooking;
  matter: string;
  /** `5/8/2024` */
  date: string;
  /** `10:30` */
  time: string;
}

export function rowOf(
  booking: PracticeBooking,
  zone: string,
  { shows = 'about' }: RequestMatter,
): RequestRow {
  const { day, start } = bookingSpan(booking, zone);
  const list = shows === 'caseCategory' ? 'case' : undefined;
  const matter = localName(booking[shows] ?? text.noConcern, list);
  return { booking, matter, date: dayMonthYear(day), time: start };
}

/** Column keys; Status and Details do not sort. */
export type RequestKey = keyof typeof sorts | 'status' | 'details';

const sorts = { name: 'name', matter: 'about', date: 'time', time: 'clock' } as const;

/** How the API sorts by a column; by when they are, the soonest first, while none was pressed. */
export function sortQuery(
  sorting: Sorting<RequestKey> | undefined,
  { shows }: RequestMatter,
): { sort: PracticeBookingsSort; direction: Direction } {
  const column = sorting?.column ?? 'date';
  const direction = sorting?.direction === 'descending' ? 'desc' : 'asc';
  if (column === 'status' || column === 'details') return { sort: 'time', direction };
  const isByCategory = column === 'matter' && shows === 'caseCategory';
  return { sort: isByCategory ? 'category' : sorts[column], direction };
}

/** Requests per page. */
export const PER_PAGE = 10;

/** The query string with another page of requests. */
export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('requests');
  if (page > 1) next.set('requests', String(page));
  return `?${next}`;
}

/** Placeholder rows of a page; a full page while the total is unknown. */
export function rowsOn(page: number, total: number | undefined): number {
  if (total === undefined) return PER_PAGE;
  return Math.min(PER_PAGE, Math.max(1, total - (page - 1) * PER_PAGE));
}

/**
 * Pending requests in their previous order, together with those answered here, which keep their row
 * and label.
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

/** The bursts among pending requests, each with its number of requests in this list. */
export function burstsOf(requests: readonly PracticeBooking[]) {
  const bursts = new Map<string, NonNullable<PracticeBooking['burst']> & { count: number }>();
  for (const { burst, may } of requests) {
    if (burst === null || !may.answer) continue;
    const count = (bursts.get(burst._id)?.count ?? 0) + 1;
    bursts.set(burst._id, { ...burst, count });
  }
  return [...bursts.values()];
}

/** Entry of a day's list. */
export type DayItem =
  | { kind: 'booking'; start: string; end: string; booking: PracticeBooking }
  | { kind: 'lunch'; start: string; end: string };

/** Bookings and lunch break of a day, by start time. */
export function itemsOf({ bookings, days, timeZone }: PracticeCalendar, day: string): DayItem[] {
  const visits = bookings.filter(isOn).flatMap((booking): DayItem[] => {
    const place = bookingSpan(booking, timeZone);
    return place.day === day
      ? [{ kind: 'booking', start: place.start, end: place.end, booking }]
      : [];
  });
  const lunch = days.find(({ date }) => date === day)?.lunch;
  const pause: DayItem[] = lunch ? [{ kind: 'lunch', start: lunch.from, end: lunch.to }] : [];
  return [...visits, ...pause].sort((a, b) => minutesOf(a.start) - minutesOf(b.start));
}

/** Number of appointments per day, in words. */
export function marksOf({ bookings, timeZone }: PracticeCalendar): Record<string, string> {
  const counts = new Map<string, number>();
  for (const booking of bookings.filter(isOn)) {
    const { day } = bookingSpan(booking, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([day, count]) => [day, text.visits(count)]));
}
