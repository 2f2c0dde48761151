import { sql } from 'kysely';

/** The address that somebody has proved to be theirs, null of whoever has not. */
export const provenEmailOf = (userId: string) =>
  sql<string | null>`(SELECT app_user.email FROM app_user
    WHERE app_user.id = ${userId}::uuid AND app_user.email_verified_at IS NOT NULL)`;

/**
 * Whether a row of `booking` is somebody's as a client: made with their account, or as a guest who
 * typed the code that was sent to the same address. What others typed for them is not.
 */
export const isBookingOf = (userId: string) =>
  sql<boolean>`(booking.user_id = ${userId}::uuid
    OR (booking.user_id IS NULL AND booking.client_email = ${provenEmailOf(userId)}))`;

/**
 * Whether a row of `client` was made of somebody's bookings or confirmed to be theirs. What a
 * professional has typed on their own tells nothing of whose it is.
 */
export const isRecordOf = (userId: string) =>
  sql<boolean>`(client.user_id = ${userId}::uuid OR (client.user_id IS NULL
    AND client.made_by = 'booking' AND EXISTS (SELECT FROM booking
      WHERE booking.client_id = client.id AND booking.user_id IS NULL
        AND booking.client_email = ${provenEmailOf(userId)})))`;
