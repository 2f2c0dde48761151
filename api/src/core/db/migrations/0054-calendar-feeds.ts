import type { SchemaChange } from './schema-change';

/** Addresses at which calendar programs read the bookings of a person or of their practice. */
export const calendarFeeds: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE calendar_feed (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
      scope text NOT NULL CHECK (scope IN ('mine', 'practice')),
      names_clients boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      UNIQUE (user_id, scope)
    )`,
    `COMMENT ON TABLE calendar_feed IS 'Secret addresses of calendars; the key of one is derived from its id.'`,
    `COMMENT ON COLUMN calendar_feed.scope IS 'Bookings as a client, or those of the practice.'`,
    `COMMENT ON COLUMN calendar_feed.read_at IS 'When a calendar program last read it, to the hour.'`,
  ],
};
