import { dayIn, instantAt, minutesOf, timeAt, timeIn } from '@nukkad/platform/calendar';
import type { BookingStatus, PracticeBooking, PracticeCalendar } from '@nukkad/platform/contract';
import { formatMoney, formatSpan } from '@nukkad/platform/format';
import { text } from './booking.text';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

const tones: Record<BookingStatus, Tone> = {
  held: 'warning',
  requested: 'warning',
  confirmed: 'success',
  completed: 'neutral',
  'cancelled-by-client': 'neutral',
  'cancelled-by-vendor': 'danger',
  declined: 'danger',
  expired: 'neutral',
  'no-show': 'danger',
};

export const toneOf = (status: BookingStatus): Tone => tones[status];

/** True while the booking occupies its time: not cancelled, declined or expired. */
export const isOn = ({ status }: Pick<PracticeBooking, 'status'>): boolean =>
  ['held', 'requested', 'confirmed', 'completed', 'no-show'].includes(status);

/** `Monday 7 January 2030, 5:30 PM to 6:00 PM` */
export const spanWords = ({ start, end }: Pick<PracticeBooking, 'start' | 'end'>, zone: string) =>
  formatSpan(start, end, zone);

/** The fee and its payment state, in words. */
export function feeWords({ fee, payingBy, isPaid }: PracticeBooking): string {
  if (payingBy === 'credit') return text.credit;
  if (payingBy === 'free') return text.free;
  if (fee === null) return text.agreed;
  const state = isPaid ? text.paid : payingBy === 'at-visit' ? text.atVisit : text.due;
  return `${formatMoney(fee)}, ${state}`;
}

const MINUTE = 60_000;

/** Duration in minutes. */
export const lengthOf = ({ start, end }: Pick<PracticeBooking, 'start' | 'end'>): number =>
  (Date.parse(end) - Date.parse(start)) / MINUTE;

type Busy = Pick<PracticeBooking, 'start' | 'end'>;

/**
 * Start times, `10:30`, at which `length` minutes fit into opening hours beside other bookings and
 * busy times elsewhere. Past ones are left out.
 */
export function freeTimes(
  { days, bookings, busyElsewhere = [], timeZone, slotMinutes }: PracticeCalendar,
  day: string,
  length: number,
  now: Date,
  except?: string,
): string[] {
  const open = days.find(({ date }) => date === day)?.open ?? [];
  const others = bookings.filter((booking) => isOn(booking) && booking._id !== except);
  const taken = [...others, ...busyElsewhere];
  const isFree = (minutes: number) => {
    const start = instantAt(day, minutes, timeZone).getTime();
    const end = start + length * MINUTE;
    const isBeside = (one: Busy) => Date.parse(one.end) <= start || end <= Date.parse(one.start);
    return start > now.getTime() && taken.every(isBeside);
  };
  return open.flatMap(({ from, to }) => {
    const [first, last] = [minutesOf(from), minutesOf(to) - length];
    const count = Math.max(0, Math.floor((last - first) / slotMinutes) + 1);
    const starts = Array.from({ length: count }, (_, index) => first + index * slotMinutes);
    return starts.filter(isFree).map(timeAt);
  });
}

/** Why a day has no free time: the practice is closed, or all of it is taken. */
export function noTimesWords({ days }: Pick<PracticeCalendar, 'days'>, day: string): string {
  const isOpen = days.some(({ date, open }) => date === day && open.length > 0);
  return isOpen ? text.noTimes : text.closedDay;
}

/** Day and clock times of a booking in a time zone; one that ends the next day ends at `24:00`. */
export function bookingSpan({ start, end }: Pick<PracticeBooking, 'start' | 'end'>, zone: string) {
  const day = dayIn(start, zone);
  const isOvernight = dayIn(end, zone) !== day;
  return { day, start: timeIn(start, zone), end: isOvernight ? '24:00' : timeIn(end, zone) };
}
