import { addDays, dayIn, weekdayOf } from '@nukkad/platform/calendar';
import { limits } from '@nukkad/platform/contract';
import { nextSlotsOf, type Schedule, slotsBetween, timeZone } from '../../availability';
import type { OptionName } from './facets/facets.model';

/** Options of the facet `avail`; the position is the bit. */
export const availOptions: OptionName[] = [
  { value: 'now', label: 'Available Now' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'weekend', label: 'This weekend' },
];

/** Availability of a week at a moment. */
export interface WeekNow {
  /** Bits of `availOptions`. */
  avail: number;
  /** Next free time in minutes since 1970; null when none is near. */
  next: number | null;
}

const minute = 60_000;

/** Availability of every vendor with this week. */
export function weekAt(week: Schedule, now: Date): WeekNow {
  const [first] = nextSlotsOf(week, now, 1);
  const today = dayIn(now, week.own?.timeZone ?? timeZone);
  const soon = now.getTime() + limits.availableNowMinutes * minute;
  const isFree = (from: string, to: string) =>
    slotsBetween(from, to, week, now).some(({ free }) => free > 0);
  const allowed = [
    first !== undefined && Date.parse(first) <= soon,
    isFree(today, today),
    isFree(addDays(today, 1), addDays(today, 1)),
    isFree(...weekendFrom(today)),
  ];
  return {
    avail: allowed.reduce((mask, isAllowed, bit) => (isAllowed ? mask + 2 ** bit : mask), 0),
    next: first === undefined ? null : Math.round(Date.parse(first) / minute),
  };
}

/** The coming Saturday and Sunday; on a Sunday, the rest of it. */
function weekendFrom(today: string): [from: string, to: string] {
  const weekday = weekdayOf(today);
  if (weekday === sunday) return [today, today];
  const saturday = addDays(today, sunday - 1 - weekday);
  return [saturday, addDays(saturday, 1)];
}

const sunday = 7;
