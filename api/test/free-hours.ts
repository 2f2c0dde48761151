import { addDays, dayIn, instantAt, minutesOf } from '@nukkad/platform/calendar';
import type { PracticeCalendar } from '@nukkad/platform/contract';
import { timeZone } from '../src/availability/slots.model';
import type { SignedIn } from './signed-in';

const halfHour = 30 * 60_000;
const cell = 15 * 60_000;

/**
 * Half hours in which a professional is there and nobody is booked, some days from now, as their
 * own calendar says it.
 */
export async function freeHours(ask: SignedIn['ask']): Promise<string[]> {
  const from = addDays(dayIn(new Date(), timeZone), 3);
  const url = `/api/vendors/me/calendar?from=${from}&to=${addDays(from, 20)}`;
  const calendar = (await ask('GET', url)).json<PracticeCalendar>();
  return calendar.days.flatMap((day) => freeOn(day, calendar));
}

function freeOn({ date, open, lunch }: PracticeCalendar['days'][number], all: PracticeCalendar) {
  const before = all.bufferBefore * 60_000;
  const after = all.bufferAfter * 60_000;
  const busy = [
    ...(lunch ? [{ from: at(date, lunch.from), to: at(date, lunch.to) }] : []),
    ...all.bookings.map(({ start, end }) => ({
      from: Date.parse(start) - before - after - cell,
      to: Date.parse(end) + before + after + cell,
    })),
  ];
  return open
    .flatMap((span) => halvesOf(at(date, span.from), at(date, span.to)))
    .filter((start) => !busy.some(({ from, to }) => start < to && start + halfHour > from))
    .map((start) => new Date(start).toISOString());
}

const at = (date: string, time: string) => instantAt(date, minutesOf(time), timeZone).getTime();

const halvesOf = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / halfHour) }, (_, nth) => from + nth * halfHour);
