import { dayIn, instantAt } from '@nukkad/platform/calendar';
import type { Performance, PerformanceSpan } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { clientIdentity } from './client-identity';
import { practiceBy } from './practice.store';
import { tookPlace } from './practice-bookings.store';
import { beginningsOf } from './spans.model';

export type PerformanceService = ReturnType<typeof performanceService>;

interface Counted {
  /** Number of the period, from 1 for the first. */
  nth: number;
  hours: number;
  students: number;
  classes: number;
}

/** Bookings of a practice that took place, over time. */
export function performanceService(db: Kysely<Tables>) {
  return {
    /** Fails with `vendor-unknown`. */
    async of(vendorId: string, span: PerformanceSpan): Promise<Performance> {
      const { timeZone } = await practiceBy(db, vendorId);
      const { from, end } = beginningsOf(span, dayIn(new Date(), timeZone));
      const bounds = [...from, end].map((day) => instantAt(day, 0, timeZone));
      const counted = await countBetween(db, vendorId, bounds);
      const isEmpty = counted.length === 0 && !(await wasAnythingHeld(db, vendorId));
      if (isEmpty) return { span, from: [], hours: [], students: [], classes: [] };
      const values = (what: 'hours' | 'students' | 'classes') =>
        from.map((_, index) => counted.find(({ nth }) => nth === index + 1)?.[what] ?? 0);
      return {
        ...{ span, from },
        ...{ hours: values('hours'), students: values('students'), classes: values('classes') },
      };
    },
  };
}

/** Groups by client first, so that few rows are left for the distinct count. */
async function countBetween(db: Kysely<Tables>, vendorId: string, bounds: Date[]) {
  const { rows } = await sql<Counted>`
    SELECT nth, round(extract(epoch FROM sum(length)) / 3600, 1)::float8 AS hours,
      (count(DISTINCT client_id) + count(DISTINCT other))::int AS students,
      count(DISTINCT series_id)::int AS classes
    FROM (
      SELECT width_bucket(starts_at, ${bounds}::timestamptz[]) AS nth, client_id, series_id,
        CASE WHEN client_id IS NULL THEN ${clientIdentity} END AS other, sum(ends_at - starts_at) AS length
      FROM booking
      WHERE vendor_id = ${vendorId} AND starts_at >= ${bounds[0]} AND starts_at < ${bounds.at(-1)}
        AND ${tookPlace}
      GROUP BY nth, client_id, series_id, other) one
    GROUP BY nth`.execute(db);
  return rows;
}

async function wasAnythingHeld(db: Kysely<Tables>, vendorId: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where(tookPlace)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
