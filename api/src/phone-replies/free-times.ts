import { dayIn } from '@nukkad/platform/calendar';
import { addDays } from '@nukkad/platform/calendar/intl';
import type { Kysely } from 'kysely';
import { scheduleOf, slotsBetween } from '../availability';
import type { Tables } from '../core/db/tables.generated';

const day = 86_400_000;
const daysAhead = 13;

/** The next free times of a professional as ISO instants, and their time zone. */
export async function nextFreeTimes(
  db: Kysely<Tables>,
  vendorId: string,
  { minutes, most, except }: { minutes: number; most: number; except?: string },
): Promise<{ times: string[]; timeZone: string }> {
  const now = new Date();
  const range = { from: now.getTime() - day, until: now.getTime() + (daysAhead + 2) * day };
  const schedule = await scheduleOf(db, vendorId, range);
  if (!schedule) return { times: [], timeZone: 'UTC' };
  const { timeZone } = schedule;
  const today = dayIn(now, timeZone);
  const times = slotsBetween(today, addDays(today, daysAhead), schedule, now, { minutes })
    .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
    .filter(({ taken, start }) => taken === null && start !== except)
    .map(({ start }) => start);
  return { times: times.slice(0, most), timeZone };
}
