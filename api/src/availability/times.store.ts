import { type Kysely, sql } from 'kysely';
import type { Tables } from '../core/db/tables.generated';
import { cellAt, cellLength } from './cells.model';
import type { DayException } from './hours.model';
import { type OwnTimes, type Schedule, usualTimes } from './slots.model';

/** The time range to read; instants in milliseconds. */
export interface Stretch {
  from: number;
  until: number;
}

const day = 86_400_000;

/** The range that cards and lists need, including the week after. */
export const farDays = (now: Date): Stretch => ({
  from: now.getTime(),
  until: now.getTime() + 16 * day,
});

const daysSoon = 2;

/** Today and tomorrow in every time zone. */
export const soonDays = (now: Date): Stretch & { days: number } => ({
  from: now.getTime(),
  until: now.getTime() + daysSoon * day,
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
  /** First cell, inclusive, to last, exclusive. */
  busy: [first: number, until: number][] | null;
}

/** Own times by vendor id, for the vendors among `ids` that have any. One query for all. */
export async function ownTimesOf(
  db: Kysely<Tables>,
  ids: string[],
  stretch: Stretch,
): Promise<Map<string, OwnTimes>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`SELECT vendor.id, ${ownColumns(stretch)} FROM ${vendorsWithRule}
    WHERE vendor.has_own_times AND vendor.id = ANY (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, toOwnTimes(row)]));
}

const vendorsWithRule = sql`vendor LEFT JOIN booking_rule rule ON rule.vendor_id = vendor.id`;

const ownColumns = ({ from, until }: Stretch) => sql`
  coalesce(rule.time_zone, ${usualTimes.timeZone}) AS time_zone,
  coalesce(rule.slot_minutes, ${usualTimes.slotMinutes}) AS slot_minutes,
  coalesce(rule.buffer_before, 0) AS buffer_before,
  coalesce(rule.buffer_after, 0) AS buffer_after,
  coalesce(rule.notice_minutes, 0) AS notice_minutes,
  coalesce(rule.horizon_days, ${usualTimes.horizonDays}) AS horizon_days,
  (SELECT json_agg(json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'kind', kind,
      'opens', opens, 'closes', closes))
    FROM availability_exception WHERE vendor_id = vendor.id
      AND day BETWEEN ${dayOf(from - day)}::date AND ${dayOf(until)}::date) AS exceptions,
  (SELECT json_agg(cell) FROM booking_cell WHERE vendor_id = vendor.id
    AND cell BETWEEN ${cellAt(from - longestBuffer)} AND ${cellAt(until)}) AS taken,
  (SELECT json_agg(json_build_array(greatest(first_cell, ${cellAt(from - longestBuffer)}::int),
      least(until_cell, ${cellAt(until) + 1}::int)))
    FROM connected_busy WHERE vendor_id = vendor.id AND first_cell <= ${cellAt(until)}
      AND until_cell > ${cellAt(from - longestBuffer)}) AS busy`;

/** Maximum buffer before a booking; equal to the limit in `0007-booking`. */
const longestBuffer = 120 * 60_000;

/**
 * With a day of slack: the reader's zone is unknown here. Clamped to this century, as all days are.
 */
const dayOf = (at: number) =>
  new Date(Math.min(Math.max(at, firstDay), lastDay)).toISOString().slice(0, 10);

const firstDay = Date.parse('2000-01-01');
const lastDay = Date.parse('2099-12-31');

const toOwnTimes = (row: Row): OwnTimes => ({
  timeZone: row.time_zone,
  slotMinutes: row.slot_minutes,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  noticeMinutes: row.notice_minutes,
  horizonDays: row.horizon_days,
  exceptions: row.exceptions ?? [],
  taken: takenOf(row),
});

function takenOf({ taken, busy }: Row): ReadonlySet<number> {
  const cells = new Set(taken);
  for (const [first, until] of busy ?? []) {
    for (let cell = first; cell < until; cell += 1) cells.add(cell);
  }
  return cells;
}

/**
 * Times at which a vendor is busy by connected calendars, joined, in order. What is over may be
 * missing.
 */
export async function busyElsewhere(
  db: Kysely<Tables>,
  vendorId: string,
  { from, until }: Stretch,
): Promise<{ start: Date; end: Date }[]> {
  const { rows } = await sql<{ first: number; until: number }>`
    SELECT lower(range) AS first, upper(range) AS until
    FROM unnest((SELECT range_agg(int4range(first_cell, until_cell)) FROM connected_busy
      WHERE vendor_id = ${vendorId} AND first_cell < ${Math.ceil(until / cellLength)}
        AND until_cell > ${cellAt(from)})) range`.execute(db);
  return rows.map((range) => ({
    start: new Date(range.first * cellLength),
    end: new Date(range.until * cellLength),
  }));
}

interface ScheduleRow extends Row {
  hours: Schedule['hours'];
  lunch_from: string | null;
  lunch_to: string | null;
  has_own_times: boolean;
}

/**
 * A live vendor's schedule in a time range; with `any`, also of a vendor who is not listed.
 * Undefined for an unknown vendor. One query.
 */
export async function scheduleOf(
  db: Kysely<Tables>,
  vendorId: string,
  stretch: Stretch,
  whose: 'live' | 'any' = 'live',
): Promise<(Schedule & { timeZone: string }) | undefined> {
  const { rows } = await sql<ScheduleRow>`SELECT vendor.id, vendor.working_hours AS hours,
      vendor.lunch_from, vendor.lunch_to, vendor.has_own_times, ${ownColumns(stretch)}
    FROM ${vendorsWithRule}
    WHERE vendor.id = ${vendorId} AND (vendor.status = 'live' OR ${whose} = 'any')`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { hours, lunch_from, lunch_to } = row;
  const lunch = lunch_from && lunch_to ? { from: lunch_from, to: lunch_to } : null;
  const own = row.has_own_times ? toOwnTimes(row) : null;
  return { hours, lunch, own, timeZone: own?.timeZone ?? usualTimes.timeZone };
}
