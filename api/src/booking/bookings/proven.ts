import { sql } from 'kysely';
import { provenEmailOf } from '../../identity';

/**
 * Whether a row of `booking` is this user's as a client: made with the account, or as a guest who
 * typed the code sent to the same address. Bookings that others typed in do not count.
 */
export const isBookingOf = (userId: string) =>
  sql<boolean>`(booking.user_id = ${userId}::uuid
    OR (booking.user_id IS NULL AND booking.client_email = ${provenEmailOf(userId)}))`;

/**
 * Whether a row of `client` came from this user's bookings or was confirmed to be theirs. A record
 * that a professional typed in proves no identity.
 */
export const isRecordOf = (userId: string) =>
  sql<boolean>`(client.user_id = ${userId}::uuid OR (client.user_id IS NULL
    AND client.made_by = 'booking' AND EXISTS (SELECT FROM booking
      WHERE booking.client_id = client.id AND booking.user_id IS NULL
        AND booking.client_email = ${provenEmailOf(userId)})))`;
