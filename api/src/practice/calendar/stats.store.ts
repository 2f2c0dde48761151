import { limits, type PracticeStats } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { clientIdentity } from './client-identity';
import { tookPlace } from './practice-bookings.store';
import type { StatSpans } from './spans.model';

type Db = Kysely<Tables>;

interface Booked {
  bookings: number;
  bookings_before: number;
  consulted: number;
  consulted_before: number;
  hours: number;
  hours_before: number;
  students: number;
  students_before: number;
  classes: number;
  classes_before: number;
  coming_week: number;
  requests: number;
  /** Start of the first booking ever. */
  first: Date | null;
}

/** Bookings of each span and of the equal span before it. */
export async function countBookings(db: Db, vendorId: string, spans: StatSpans): Promise<Booked> {
  const { until, month, monthBefore, quarter, quarterBefore } = spans;
  const within = (from: Date, to: Date) =>
    sql`starts_at >= ${from}::timestamptz AND starts_at < ${to}::timestamptz`;
  const [now, before] = [within(month, until), within(monthBefore, month)];
  const { rows } = await sql<Booked>`
    SELECT count(*) FILTER (WHERE ${wasToBe} AND ${now})::int AS bookings,
      count(*) FILTER (WHERE ${wasToBe} AND ${before})::int AS bookings_before,
      count(*) FILTER (WHERE took_place AND ${within(quarter, until)})::int AS consulted,
      count(*) FILTER (WHERE took_place AND ${within(quarterBefore, quarter)})::int
        AS consulted_before,
      ${hours(now)} AS hours, ${hours(before)} AS hours_before,
      count(DISTINCT who) FILTER (WHERE took_place AND ${now})::int AS students,
      count(DISTINCT who) FILTER (WHERE took_place AND ${before})::int AS students_before,
      count(DISTINCT series_id) FILTER (WHERE took_place AND ${now})::int AS classes,
      count(DISTINCT series_id) FILTER (WHERE took_place AND ${before})::int AS classes_before,
      count(*) FILTER (WHERE status = 'confirmed' AND starts_at > now()
        AND starts_at <= now() + interval '7 days')::int AS coming_week,
      count(*) FILTER (WHERE status = 'requested' AND expires_at > now())::int AS requests,
      (SELECT min(starts_at) FROM booking
        WHERE vendor_id = ${vendorId} AND ${wasToBe}) AS first
    FROM (SELECT status, starts_at, ends_at, expires_at, series_id, ${clientIdentity} AS who,
        ${tookPlace} AS took_place
      FROM booking
      WHERE vendor_id = ${vendorId} AND starts_at >= ${quarterBefore}) booked`.execute(db);
  return rows[0] as Booked;
}

const wasToBe = sql`status IN ('completed', 'confirmed', 'no-show')`;

const hours = (span: ReturnType<typeof sql>) => sql`coalesce(round(sum(
  extract(epoch FROM ends_at - starts_at)) FILTER (WHERE took_place AND ${span}) / 3600, 1), 0)::float8`;

interface People {
  clients: number;
  before: number;
  male: number;
  female: number;
  child: number;
}

/** Clients in the records. */
export async function countPeople(db: Db, vendorId: string): Promise<People> {
  const isHere = sql`archived_at IS NULL`;
  const { rows } = await sql<People>`
    SELECT count(*) FILTER (WHERE ${isHere})::int AS clients,
      count(*) FILTER (WHERE registered_on <= current_date - 30
        AND (${isHere} OR archived_at > now() - interval '30 days'))::int AS before,
      count(*) FILTER (WHERE ${isHere} AND gender = 'Male' AND NOT is_child)::int AS male,
      count(*) FILTER (WHERE ${isHere} AND gender = 'Female' AND NOT is_child)::int AS female,
      count(*) FILTER (WHERE ${isHere} AND is_child)::int AS child
    FROM (SELECT archived_at, registered_on, gender,
        coalesce(born > current_date - make_interval(years => ${limits.adultAge}), false) AS is_child
      FROM client WHERE vendor_id = ${vendorId}) known`.execute(db);
  return rows[0] as People;
}

export async function countCases(db: Db, vendorId: string): Promise<PracticeStats['cases']> {
  const { rows } = await sql<PracticeStats['cases']>`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE outcome = 'won')::int AS won,
      count(*) FILTER (WHERE outcome = 'lost')::int AS lost,
      count(*) FILTER (WHERE closed_on IS NULL)::int AS open
    FROM legal_case WHERE vendor_id = ${vendorId}`.execute(db);
  return rows[0] as PracticeStats['cases'];
}

/** Messages of clients that the professional has not read. */
export async function countUnread(db: Db, vendorId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM thread
    JOIN message ON message.thread_id = thread.id AND NOT message.is_vendors
      AND message.created_at > coalesce(thread.vendor_read_at, '-infinity')
    WHERE thread.vendor_id = ${vendorId}`.execute(db);
  return rows[0]?.unread ?? 0;
}
