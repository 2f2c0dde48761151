import type { Answer } from '@nukkad/platform/contract';

type Bookings = Answer<'getMyBookings'>;

const HOUR = 3_600_000;
/** India has one zone, without summer time. */
const INDIA = 5.5 * HOUR;
const DAY = 24 * HOUR;

/**
 * Of appointments to come, those of today and tomorrow: no more of a person stays on a device than a
 * way without a connection needs.
 */
export function soonOf({ bookings }: Bookings, now: number): Bookings {
  const today = Math.floor((now + INDIA) / DAY) * DAY - INDIA;
  const soon = bookings.filter(({ start }) => Date.parse(start) < today + 2 * DAY);
  return { bookings: soon, total: soon.length, next: null };
}
