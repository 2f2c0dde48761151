import type { SchemaChange } from './schema-change';

/** Guests whose names are still kept, by when their booking ended: with an address or without one. */
export const namedGuests: SchemaChange = {
  kind: 'index',
  name: 'booking_named_guest',
  create: `CREATE INDEX CONCURRENTLY booking_named_guest ON booking (ends_at)
    WHERE user_id IS NULL AND client_name IS NOT NULL`,
};
