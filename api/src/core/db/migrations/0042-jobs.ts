import { type Kysely, sql } from 'kysely';

/** One queue in place of the outbox and of two tables that were queues of their own. */
export const jobs = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // While a job is worked on, run_at is the end of its lease.
  `CREATE TABLE job (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    key text,
    payload jsonb NOT NULL,
    priority smallint NOT NULL,
    run_at timestamptz NOT NULL DEFAULT now(),
    attempts int NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    claimed_at timestamptz,
    last_error text,
    dead_at timestamptz
  )`,
  'CREATE INDEX job_due ON job (kind, priority, run_at) WHERE dead_at IS NULL',
  'CREATE INDEX job_waiting ON job (kind, key) WHERE key IS NOT NULL AND claimed_at IS NULL',
  'CREATE INDEX job_failed ON job (created_at) WHERE last_error IS NOT NULL',
  'CREATE INDEX job_dead ON job (dead_at) WHERE dead_at IS NOT NULL',

  `CREATE TABLE periodic_task (
    name text PRIMARY KEY,
    seconds int NOT NULL CHECK (seconds > 0),
    next_run_at timestamptz NOT NULL,
    last_run_at timestamptz,
    failures int NOT NULL DEFAULT 0,
    last_error text
  )`,

  `INSERT INTO job (id, kind, key, payload, priority, run_at, attempts)
    SELECT id, CASE topic WHEN 'letter' THEN 'email' WHEN 'vendor-changed' THEN 'search-rebuild'
        ELSE topic END,
      CASE topic WHEN 'vendor-changed' THEN payload->>'vendorId' END, payload,
      CASE topic WHEN 'letter' THEN 0 ELSE 1 END, available_at, attempts
    FROM outbox WHERE done_at IS NULL`,
  'DROP TABLE outbox',

  `INSERT INTO job (id, kind, payload, priority, created_at)
    SELECT id, 'password-reset-link', jsonb_build_object('email', email), 0, created_at
    FROM password_reset_request`,
  'DROP TABLE password_reset_request',

  `INSERT INTO job (id, kind, payload, priority)
    SELECT gen_random_uuid(), 'client-link-proof', jsonb_build_object('linkId', id), 0
    FROM client_link WHERE is_proof_due`,
  'ALTER TABLE client_link DROP COLUMN is_proof_due',
];
