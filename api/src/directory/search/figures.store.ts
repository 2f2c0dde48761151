import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

/** Days of answered requests that the response time is computed from. */
const answerDays = 90;

/**
 * Refreshes what lists show of these vendors' bookings: the number in thirty days, and the median
 * minutes until a request was answered. Without requests in the window, the stated response time is
 * kept.
 */
export async function refreshFigures(db: Kysely<Tables>, ids: string[]): Promise<void> {
  await sql`UPDATE vendor SET
      bookings_30d = (SELECT count(*) FROM booking
        WHERE vendor_id = vendor.id AND status NOT IN ('held', 'expired')
          AND created_at > now() - interval '30 days'),
      reply_minutes = coalesce((
        SELECT percentile_cont(0.5) WITHIN GROUP (
          ORDER BY extract(epoch FROM answer.at - asked.at) / 60)::int
        FROM booking
        JOIN booking_event asked ON asked.booking_id = booking.id
          AND asked.from_status = 'held' AND asked.to_status = 'requested'
        JOIN booking_event answer ON answer.booking_id = booking.id
          AND answer.from_status = 'requested' AND answer.actor = 'vendor'
        WHERE booking.vendor_id = vendor.id
          AND asked.at > now() - ${answerDays}::int * interval '1 day'), reply_minutes)
    WHERE id = ANY (${ids}::uuid[]) AND has_own_times`.execute(db);
}
