import type { Answer, Booking } from '@nukkad/platform/contract';

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
  const soon = bookings.filter((booking) => isSoon(booking, now));
  return { bookings: soon, total: soon.length, next: null };
}

/** Whether an appointment is not after tomorrow. */
export function isSoon({ start }: Pick<Booking, 'start'>, now: number): boolean {
  const today = Math.floor((now + INDIA) / DAY) * DAY - INDIA;
  return Date.parse(start) < today + 2 * DAY;
}

/** Whether somebody may still be on the way to it, or back. */
export const isToCome = ({ end }: Pick<Booking, 'end'>, now: number): boolean =>
  now < Date.parse(end) + DAY;
