import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** When a reminder is due: between `hours` and `until` hours before the start. */
export interface Span {
  hours: number;
  until: number;
}

/** Spans do not overlap: past the first reminder's span only the second goes out. */
export const spans: readonly Span[] = limits.reminderHours.map((hours, nth) => ({
  hours,
  until: limits.reminderHours[nth + 1] ?? 0,
}));

// Upper bound of a booking's length, so that the index on `ends_at` limits the search.
const longest = sql`interval '1 day'`;

/**
 * Claims up to `most` bookings whose reminder is due, each once across processes; returns their
 * ids. Bookings changed after the reminder's time get none: the change itself was notified.
 */
export async function claimReminders(
  trx: Kysely<Tables>,
  { hours, until }: Span,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    WITH due AS MATERIALIZED (
      SELECT id, starts_at FROM booking
      WHERE status = 'confirmed' AND NOT is_sample
        AND ends_at > now() AND ends_at <= now() + ${before(hours)} + ${longest}
        AND starts_at > now() + ${before(until)} AND starts_at <= now() + ${before(hours)}
        AND starts_at - ${before(hours)} >= coalesce(
          (SELECT max(at) FROM booking_event WHERE booking_id = booking.id), created_at)
        AND NOT EXISTS (SELECT FROM booking_reminder sent WHERE sent.booking_id = booking.id
          AND sent.starts_at = booking.starts_at AND sent.hours = ${hours})
      ORDER BY starts_at LIMIT ${most}
      FOR UPDATE SKIP LOCKED)
    INSERT INTO booking_reminder (booking_id, starts_at, hours)
    SELECT id, starts_at, ${hours}::int FROM due
    ON CONFLICT DO NOTHING RETURNING booking_id`.execute(trx);
  return rows.map(({ booking_id }) => booking_id);
}

const before = (hours: number) => sql`${hours}::int * interval '1 hour'`;
