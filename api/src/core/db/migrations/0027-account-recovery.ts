import { type Kysely, sql } from 'kysely';

/** A former e-mail can be put back by a link; a session knows its device and when it was used. */
export const accountRecovery = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // The id orders the links of an account: an older one outranks those after it.
  `CREATE TABLE email_take_back (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    email citext NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX email_take_back_of_user ON email_take_back (user_id, id)',
  'CREATE INDEX email_take_back_by_email ON email_take_back (email)',
  `ALTER TABLE session
    ADD COLUMN user_agent text CHECK (char_length(user_agent) <= 200),
    ADD COLUMN last_seen_at timestamptz(3)`,
];
