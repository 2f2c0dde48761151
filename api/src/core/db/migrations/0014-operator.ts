import { type Kysely, sql } from 'kysely';

/** What operators do, and what people are told of besides bookings. */
export const operator = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // No reference to the account: what somebody did stays when they leave.
  `CREATE TABLE audit_event (
    id uuid PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    actor_id uuid NOT NULL,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    title text NOT NULL,
    reason text
  )`,
  'CREATE INDEX audit_event_by_time ON audit_event (at DESC, id DESC)',
  'CREATE INDEX audit_event_of_subject ON audit_event (subject, subject_id, at DESC)',
  `CREATE FUNCTION audit_is_final() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'What operators did is not changed.'; END $$`,
  `CREATE TRIGGER audit_event_is_final BEFORE UPDATE OR DELETE ON audit_event
    FOR EACH ROW EXECUTE FUNCTION audit_is_final()`,
  `CREATE TRIGGER audit_event_is_kept BEFORE TRUNCATE ON audit_event
    FOR EACH STATEMENT EXECUTE FUNCTION audit_is_final()`,

  'ALTER TABLE notification DROP CONSTRAINT notification_kind_check',
  `ALTER TABLE notification ADD CONSTRAINT notification_kind_check CHECK (kind IN
    ('booking', 'message', 'review', 'payment', 'waitlist', 'support',
      'complaint', 'campaign', 'question'))`,
];
