import { type Kysely, sql } from 'kysely';

/** Complaints that people raise: who, about whom, what happened, by when, and who says the same. */
export const complaints = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE complaint DROP CONSTRAINT complaint_status_check',
  `ALTER TABLE complaint
    ADD CONSTRAINT complaint_status_check CHECK (status IN
      ('received', 'in-progress', 'answered', 'closed', 'rejected')),
    ADD department_id uuid REFERENCES gov_department ON DELETE CASCADE,
    ADD user_id uuid REFERENCES app_user ON DELETE SET NULL,
    ADD from_name text,
    ADD from_email text,
    ADD is_anonymous boolean NOT NULL DEFAULT false,
    ADD published_at timestamptz,
    ADD level int NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 3),
    ADD due_at timestamptz,
    ADD CONSTRAINT complaint_about_one CHECK (num_nonnulls(officer_id, department_id) <= 1)`,
  `UPDATE complaint SET published_at = created_at + interval '1 day'
    WHERE published_text IS NOT NULL`,
  `ALTER TABLE complaint ADD CONSTRAINT complaint_is_published
    CHECK (num_nulls(published_text, published_at) IN (0, 2))`,
  `CREATE INDEX complaint_of_department ON complaint (department_id, created_at DESC, id DESC)
    WHERE published_text IS NOT NULL`,
  'CREATE INDEX complaint_of_user ON complaint (user_id) WHERE user_id IS NOT NULL',
  // What somebody without an account has sent leaves with the account of that address.
  'CREATE INDEX complaint_of_email ON complaint (lower(from_email)) WHERE from_email IS NOT NULL',
  'CREATE INDEX complaint_due ON complaint (due_at) WHERE due_at IS NOT NULL',
  `CREATE INDEX complaint_unread ON complaint (created_at)
    WHERE published_text IS NULL AND status = 'received'`,

  `CREATE TABLE complaint_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    complaint_id uuid NOT NULL REFERENCES complaint ON DELETE CASCADE,
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    kind text NOT NULL CHECK (kind IN ('received', 'published', 'rejected', 'in-progress',
      'escalated', 'answered', 'closed', 'taken-down')),
    level int,
    text text,
    actor_id uuid
  )`,
  'CREATE INDEX complaint_event_of_complaint ON complaint_event (complaint_id, at, id)',
  `INSERT INTO complaint_event (complaint_id, at, kind, text)
    SELECT id, created_at, 'received', NULL FROM complaint
    UNION ALL SELECT id, published_at, 'published', NULL FROM complaint
      WHERE published_at IS NOT NULL
    UNION ALL SELECT id, answered_at, 'answered', answer_text FROM complaint
      WHERE answered_at IS NOT NULL`,

  `CREATE TABLE complaint_support (
    complaint_id uuid REFERENCES complaint ON DELETE CASCADE,
    user_id uuid REFERENCES app_user ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (complaint_id, user_id)
  )`,
  'CREATE INDEX complaint_support_of_user ON complaint_support (user_id)',

  `CREATE TABLE complaint_file (
    complaint_id uuid REFERENCES complaint ON DELETE CASCADE,
    file_id uuid REFERENCES stored_file ON DELETE CASCADE,
    position int NOT NULL,
    PRIMARY KEY (complaint_id, file_id)
  )`,
  'CREATE INDEX complaint_file_of_file ON complaint_file (file_id)',
];
