import { type Kysely, sql } from 'kysely';

/** A new password is chosen by a link with 128 random bits, not by four digits. */
export const passwordResets = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Kept for known and unknown addresses alike, so that the time of an answer tells nothing.
  `CREATE TABLE password_reset_request (
    id uuid PRIMARY KEY,
    email citext NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE TABLE password_reset (
    token_hash text PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX password_reset_of_user ON password_reset (user_id, expires_at)',
  `DELETE FROM one_time_code WHERE purpose = 'password'`,
];
