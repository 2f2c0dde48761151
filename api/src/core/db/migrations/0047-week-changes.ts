import { type Kysely, sql } from 'kysely';

/**
 * A log of the weeks whose schedule changed, so that every process reads only those again. Triggers
 * write it, because a writer that forgot it would leave lists wrong for hours.
 */
export const weekChanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const events = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' };

/** The tables that a schedule is read from, and the week that each row belongs to. */
const sources: [table: string, week: string][] = [
  ['week', 'id'],
  ['booking_rule', 'own_week_key(vendor_id)'],
  ['availability_exception', 'own_week_key(vendor_id)'],
  ['booking_cell', 'own_week_key(vendor_id)'],
];

/** Once per statement: a booking takes many cells of one vendor. No row of these tables changes hands. */
const triggersOf = ([table, week]: (typeof sources)[number]) => [
  `CREATE FUNCTION ${table}_changes_week() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO week_change (week_id) SELECT DISTINCT ${week} FROM changed;
    RETURN NULL;
  END $$`,
  ...Object.entries(events).map(
    ([event, rows]) => `CREATE TRIGGER ${table}_${event.toLowerCase()}_changes_week
      AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_changes_week()`,
  ),
];

const statements = [
  `CREATE TABLE week_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    week_id bigint NOT NULL,
    tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX week_change_by_tx ON week_change (tx)',
  'CREATE INDEX week_change_by_time ON week_change (at)',
  `COMMENT ON TABLE week_change IS
    'Weeks whose schedule changed. Rows are only added, so that no booking waits for another.'`,
  `COMMENT ON COLUMN week_change.tx IS
    'The writing transaction: a reader asks for all that its last snapshot may not have seen.'`,
  ...sources.flatMap(triggersOf),
];
