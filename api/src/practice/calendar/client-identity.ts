import { sql } from 'kysely';

/** Tells clients of bookings apart, also those of whom there is no record. */
export const clientIdentity = sql<string>`coalesce(
  booking.client_id::text, booking.user_id::text, booking.client_phone, booking.client_name)`;
