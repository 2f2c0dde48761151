import type { SchemaChange } from './schema-change';

const reasons = [
  ...(['unreachable', 'refused', 'gone', 'not-public', 'not-a-calendar', 'too-large'] as const),
  ...(['too-complex', 'address-lost'] as const),
];

const quoted = reasons.map((reason) => `'${reason}'`).join(', ');

/** Once per statement: a reading replaces many rows of one professional. */
const weekTriggers = Object.entries({ INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' }).map(
  ([event, rows]) => `CREATE TRIGGER connected_busy_${event.toLowerCase()}_changes_week
    AFTER ${event} ON connected_busy REFERENCING ${rows} TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION connected_busy_changes_week()`,
);

/** Calendars that professionals keep elsewhere, and when they are busy there. */
export const connectedCalendars: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE connected_calendar (
      id uuid PRIMARY KEY,
      vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
      address text NOT NULL,
      host text NOT NULL,
      ending text NOT NULL,
      etag text,
      last_modified text,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      full_read_at timestamptz,
      busy_times int NOT NULL DEFAULT 0,
      skipped_events int NOT NULL DEFAULT 0,
      failure text CHECK (failure IN (${quoted})),
      failures int NOT NULL DEFAULT 0,
      failing_since timestamptz,
      warned_at timestamptz,
      next_read_at timestamptz DEFAULT now(),
      reading_until timestamptz
    )`,
    'CREATE INDEX connected_calendar_of_vendor ON connected_calendar (vendor_id)',
    'CREATE INDEX connected_calendar_due ON connected_calendar (next_read_at)',
    `COMMENT ON TABLE connected_calendar IS 'Calendars elsewhere whose busy times cannot be booked.'`,
    `COMMENT ON COLUMN connected_calendar.address IS 'Encrypted: whoever has it reads the calendar.'`,
    `COMMENT ON COLUMN connected_calendar.full_read_at IS 'When it last came as a whole; after that it can say that nothing changed.'`,
    `COMMENT ON COLUMN connected_calendar.next_read_at IS 'Null: it is not read any more.'`,
    `COMMENT ON COLUMN connected_calendar.reading_until IS 'The lease of the process that reads it.'`,
    `CREATE TABLE connected_busy (
      calendar_id uuid NOT NULL REFERENCES connected_calendar ON DELETE CASCADE,
      vendor_id uuid NOT NULL,
      first_cell int NOT NULL,
      until_cell int NOT NULL CHECK (until_cell > first_cell),
      PRIMARY KEY (calendar_id, first_cell)
    )`,
    // Rows begin where the last reading did, so that those before a day ahead are few.
    'CREATE INDEX connected_busy_of_vendor ON connected_busy (vendor_id, first_cell) INCLUDE (until_cell)',
    `COMMENT ON TABLE connected_busy IS 'Times without titles, in cells as in booking_cell; until_cell is the first that is free.'`,
    `CREATE FUNCTION connected_busy_changes_week() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO week_change (week_id) SELECT DISTINCT own_week_key(vendor_id) FROM changed;
      RETURN NULL;
    END $$`,
    ...weekTriggers,
  ],
};
