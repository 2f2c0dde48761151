import { sql } from 'kysely';

/** Distinguishes the clients of bookings, also those without a record. */
export const clientIdentity = sql<string>`coalesce(
  booking.client_id::text, booking.user_id::text, booking.client_phone, booking.client_name)`;
