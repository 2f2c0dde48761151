import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';
import { cellAt } from './cells.model';
import { type DayException, type OwnTimes, type Schedule, usualTimes } from './slots.model';

/** Instants in milliseconds; what lies between them is read. */
export interface Stretch {
  from: number;
  until: number;
}

const day = 86_400_000;

/** As far as a card, a list or the week after it looks. */
export const farDays = (now: Date): Stretch => ({
  from: now.getTime() - day,
  until: now.getTime() + 16 * day,
});

const daysSoon = 3;

/** Enough for the first `days` days, wherever on earth they begin. */
export const soonDays = (now: Date): Stretch & { days: number } => ({
  from: now.getTime() - day,
  until: now.getTime() + (daysSoon + 1) * day,
  days: daysSoon,
});

interface Row {
  id: string;
  time_zone: string;
  slot_minutes: number;
  buffer_before: number;
  buffer_after: number;
  notice_minutes: number;
  horizon_days: number;
  exceptions: DayException[] | null;
  taken: number[] | null;
}

/** Times of their own, by vendor, of those among `ids` who have any. One query, however many. */
export async function ownTimesOf(
  db: Kysely<Tables>,
  ids: string[],
  stretch: Stretch,
): Promise<Map<string, OwnTimes>> {
  if (ids.length === 0) return new Map();
  const { rows } = await readOwn(db, sql`vendor.id = ANY (${ids}::uuid[])`, stretch);
  return new Map(rows.map((row) => [row.id, toOwnTimes(row)]));
}

/** The same of everybody who has any. */
export async function allOwnTimes(
  db: Kysely<Tables>,
  stretch: Stretch,
): Promise<Map<string, OwnTimes>> {
  const { rows } = await readOwn(db, sql`vendor.status = 'live'`, stretch);
  return new Map(rows.map((row) => [row.id, toOwnTimes(row)]));
}

const readOwn = (db: Kysely<Tables>, which: ReturnType<typeof sql>, { from, until }: Stretch) =>
  sql<Row>`SELECT vendor.id,
      coalesce(rule.time_zone, ${usualTimes.timeZone}) AS time_zone,
      coalesce(rule.slot_minutes, ${usualTimes.slotMinutes}) AS slot_minutes,
      coalesce(rule.buffer_before, 0) AS buffer_before,
      coalesce(rule.buffer_after, 0) AS buffer_after,
      coalesce(rule.notice_minutes, 0) AS notice_minutes,
      coalesce(rule.horizon_days, ${usualTimes.horizonDays}) AS horizon_days,
      (SELECT json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'kind', kind,
          'opens', opens, 'closes', closes))
        FROM availability_exception WHERE vendor_id = vendor.id
          AND day BETWEEN ${dayOf(from)}::date AND ${dayOf(until)}::date) AS exceptions,
      (SELECT json_agg(cell) FROM booking_cell WHERE vendor_id = vendor.id
        AND cell BETWEEN ${cellAt(from)} AND ${cellAt(until)}) AS taken
    FROM vendor LEFT JOIN booking_rule rule ON rule.vendor_id = vendor.id
    WHERE vendor.has_own_times AND ${which}`.execute(db);

/** A day of slack on either side: the reader's zone is not known here. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const toOwnTimes = (row: Row): OwnTimes => ({
  timeZone: row.time_zone,
  slotMinutes: row.slot_minutes,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  noticeMinutes: row.notice_minutes,
  horizonDays: row.horizon_days,
  exceptions: row.exceptions ?? [],
  taken: new Set(row.taken),
});

/** When a live vendor can be met in a stretch of time; nothing when there is no such vendor. */
export async function scheduleOf(
  db: Kysely<Tables>,
  vendorId: string,
  stretch: Stretch,
): Promise<(Schedule & { timeZone: string }) | undefined> {
  const row = await db
    .selectFrom('vendor')
    .select(['working_hours', 'lunch_from', 'lunch_to', 'has_own_times'])
    .where('id', '=', vendorId)
    .where('status', '=', 'live')
    .executeTakeFirst();
  if (!row) return undefined;
  const { working_hours: hours, lunch_from, lunch_to } = row;
  const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
  const own = row.has_own_times
    ? (await ownTimesOf(db, [vendorId], stretch)).get(vendorId)
    : undefined;
  return { hours, lunch, own: own ?? null, timeZone: own?.timeZone ?? usualTimes.timeZone };
}
