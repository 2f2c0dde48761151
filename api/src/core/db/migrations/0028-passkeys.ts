import { type Kysely, sql } from 'kysely';

/** Passkeys, the challenges they sign, and which of them a session was opened with. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE passkey (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    is_synced boolean NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    last_used_at timestamptz(3)
  )`,
  'CREATE INDEX passkey_of_user ON passkey (user_id, created_at)',
  `CREATE TABLE passkey_challenge (
    challenge text PRIMARY KEY,
    purpose text NOT NULL CHECK (purpose IN ('creation', 'sign-in')),
    owner text NOT NULL,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at)',
  // A session outlives its passkey, but is confirmed by it no longer.
  'ALTER TABLE session ADD COLUMN passkey_id uuid REFERENCES passkey ON DELETE SET NULL',
  'CREATE INDEX session_of_passkey ON session (passkey_id) WHERE passkey_id IS NOT NULL',
];
