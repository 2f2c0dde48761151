import { boundsOf, daysBetween } from '@nukkad/platform/calendar';
import { limits, type PracticeCalendar } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { busyElsewhere, scheduleOf, usualTimes } from '../../availability';
import { calendarOf, type Links, notifiedBookings } from '../../booking';
import { noPractice } from '../../core/auth/practice-of';
import type { Tables } from '../../core/db/tables.generated';
import { notValid } from '../../core/http/refusals';
import { practiceDays } from './calendar.model';
import { csvOf } from './csv.model';
import { exceptionsBetween } from './exceptions.store';
import { toPracticeBooking } from './practice-booking';
import { bookingsBetween } from './practice-bookings.store';

/** Days as `yyyy-MM-dd` in the professional's zone, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

export type CalendarService = ReturnType<typeof calendarService>;

const day = 86_400_000;

/** A practice's calendar; every call fails with `vendor-unknown` and `validation`. */
export function calendarService({ db, links }: { db: Kysely<Tables>; links: Links }) {
  async function scheduleIn(vendorId: string, { from, to }: Days) {
    refuseBadRange(daysBetween(from, to) + 1);
    const stretch = { from: Date.parse(from) - day, until: Date.parse(to) + 2 * day };
    const schedule = await scheduleOf(db, vendorId, stretch, 'any');
    if (!schedule) throw noPractice();
    return schedule;
  }

  async function bookingsIn(vendorId: string, days: Days, timeZone: string) {
    return bookingsBetween(db, vendorId, boundsOf(days, timeZone));
  }

  async function busyIn(vendorId: string, days: Days, timeZone: string) {
    const { from, until } = boundsOf(days, timeZone);
    const stretch = { from: from.getTime(), until: until.getTime() };
    const busy = await busyElsewhere(db, vendorId, stretch);
    return busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }));
  }

  return {
    async read(vendorId: string, days: Days): Promise<PracticeCalendar> {
      const schedule = await scheduleIn(vendorId, days);
      const { slotMinutes, bufferBefore, bufferAfter } = schedule.own ?? usualTimes;
      const rows = await bookingsIn(vendorId, days, schedule.timeZone);
      const busy = await busyIn(vendorId, days, schedule.timeZone);
      const now = new Date();
      return {
        timeZone: schedule.timeZone,
        ...{ slotMinutes, bufferBefore, bufferAfter },
        days: practiceDays(days.from, days.to, schedule),
        bookings: rows.map((row) => toPracticeBooking(row, now)),
        exceptions: await exceptionsBetween(db, vendorId, days),
        ...(busy.length > 0 && { busyElsewhere: busy }),
      };
    },

    /** CSV for spreadsheets. */
    async csv(vendorId: string, days: Days): Promise<string> {
      const { timeZone } = await scheduleIn(vendorId, days);
      const rows = await bookingsIn(vendorId, days, timeZone);
      const now = new Date();
      return csvOf(
        rows.map((row) => toPracticeBooking(row, now)),
        timeZone,
      );
    },

    /** iCalendar for other calendar software. */
    async ics(vendorId: string, days: Days): Promise<string> {
      const { timeZone } = await scheduleIn(vendorId, days);
      const rows = await bookingsIn(vendorId, days, timeZone);
      const told = await notifiedBookings(
        db,
        rows.map(({ id }) => id),
      );
      return calendarOf(told, 'vendor', links, 'PUBLISH').text;
    },
  };
}

function refuseBadRange(days: number): void {
  if (days >= 1 && days <= limits.calendarDays) return;
  const rule = days < 1 ? 'must not be before from' : `must be within ${limits.calendarDays} days`;
  throw notValid({ to: rule });
}
