import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** When a reminder goes out: from so many hours before the start until so many. */
export interface Span {
  hours: number;
  until: number;
}

/** One after the other: whoever is late with the first reminder gives the second alone. */
export const spans: readonly Span[] = limits.reminderHours.map((hours, nth) => ({
  hours,
  until: limits.reminderHours[nth + 1] ?? 0,
}));

// No booking is longer: what ends later does not begin soon.
const longest = sql`interval '1 day'`;

/**
 * Takes up to `most` bookings whose reminder is due, each only once, whoever asks; returns their
 * ids. Nobody is reminded of what they have learnt after the reminder would have gone out.
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
