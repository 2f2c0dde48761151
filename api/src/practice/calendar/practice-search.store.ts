import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  likePattern,
  lowerLikePattern,
  referenceNumber,
} from '../../core/text/search-pattern.model';
import { matchesSearch, selectPracticeBookings } from './practice-bookings.store';

type Db = Kysely<Tables>;

/** By name or number, archived clients last. */
export const clientsMatching = (db: Db, vendorId: string, q: string, most: number) =>
  db
    .selectFrom('client')
    .select(['id', 'number', 'name'])
    .where('vendor_id', '=', vendorId)
    .where((row) =>
      row.or([row('name', 'ilike', likePattern(q)), row('number', '=', referenceNumber(q, 'P'))]),
    )
    .orderBy(sql`archived_at IS NOT NULL`)
    .orderBy('name')
    .orderBy('number')
    .limit(most)
    .execute();

/** Latest first. */
export const bookingsMatching = (db: Db, vendorId: string, q: string, most: number) =>
  selectPracticeBookings(db)
    .where('booking.vendor_id', '=', vendorId)
    .where('booking.status', '!=', 'held')
    .where(matchesSearch(vendorId, q))
    .orderBy('booking.starts_at', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(most)
    .execute();

/** A conversation and its latest matching message, else its latest message. */
export interface MatchingThread {
  id: string;
  client_name: string;
  is_acquainted: boolean;
  text: string | null;
  is_vendors: boolean;
  created_at: Date;
}

/** More than are shown, because in some the match is masked. */
const mostLookedAt = 25;

/** Latest first. */
export async function threadsMatching(
  db: Db,
  vendorId: string,
  q: string,
): Promise<MatchingThread[]> {
  const like = lowerLikePattern(q);
  const { rows } = await sql<MatchingThread>`
    SELECT thread.id, client.full_name AS client_name, said.text, said.is_vendors, said.created_at,
      EXISTS (SELECT FROM booking
        WHERE booking.user_id = thread.user_id AND booking.vendor_id = thread.vendor_id
          AND (booking.status IN ('confirmed', 'completed', 'no-show')
            OR EXISTS (SELECT FROM booking_event WHERE booking_event.booking_id = booking.id
              AND booking_event.to_status = 'confirmed'))) AS is_acquainted
    FROM thread
    JOIN app_user client ON client.id = thread.user_id
    JOIN LATERAL (SELECT text, is_vendors, created_at FROM message
      WHERE message.thread_id = thread.id
        AND (lower(message.text COLLATE "C") LIKE ${like}
          OR lower(client.full_name COLLATE "C") LIKE ${like})
      ORDER BY created_at DESC, id DESC LIMIT 1) said ON true
    WHERE thread.vendor_id = ${vendorId}
    ORDER BY said.created_at DESC, thread.id
    LIMIT ${mostLookedAt}`.execute(db);
  return rows;
}
