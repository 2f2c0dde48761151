import { type Kysely, sql } from 'kysely';

/** Accounts: sessions, one-time codes, limits, letters, and what people agreed to. */
export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const people = [
  // Nobody has a password who only ever came through a provider, or who has left.
  'ALTER TABLE app_user ALTER COLUMN password_hash DROP NOT NULL',
  'ALTER TABLE app_user ADD COLUMN pending_email citext',
  // A token carries the version it was made under; a higher one ends them all.
  'ALTER TABLE app_user ADD COLUMN token_version int NOT NULL DEFAULT 0',

  // A token names its session; ending the row ends the token.
  `CREATE TABLE session (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX session_of_user ON session (user_id)',
  'CREATE INDEX session_by_end ON session (expires_at)',

  // A person at a provider of identities; subject is the provider's own name for them.
  `CREATE TABLE identity (
    provider text,
    subject text,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, subject)
  )`,
  'CREATE INDEX identity_of_user ON identity (user_id)',

  // A professional who signed up and has no public page yet; the page will have this id.
  `CREATE TABLE vendor_draft (
    vendor_id uuid PRIMARY KEY,
    user_id uuid NOT NULL UNIQUE REFERENCES app_user ON DELETE CASCADE,
    user_type_id uuid NOT NULL REFERENCES user_type,
    name text NOT NULL,
    phones text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const kept = [
  // Newest first, as on a device.
  `CREATE TABLE recent_search (
    user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
    terms text[] NOT NULL
  )`,
];

const codes = [
  // One live code per account and purpose: a new one takes the old one's place. browser_hash is
  // of the secret in the cookie of the browser that asked; email is where the code went.
  `CREATE TABLE one_time_code (
    user_id uuid REFERENCES app_user ON DELETE CASCADE,
    purpose text CHECK (purpose IN ('registration', 'password', 'email')),
    id uuid NOT NULL UNIQUE,
    email citext NOT NULL,
    code_hash text NOT NULL,
    browser_hash text,
    guesses int NOT NULL DEFAULT 0,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, purpose)
  )`,

  // How often something was done in a span of time, shared by all processes.
  `CREATE TABLE allowance (
    key text PRIMARY KEY,
    used int NOT NULL,
    until timestamptz NOT NULL
  )`,
  'CREATE INDEX allowance_by_end ON allowance (until)',
];

const letters = [
  // Where no mail server is set up, letters are kept here for whoever runs the installation.
  `CREATE TABLE kept_letter (
    id uuid PRIMARY KEY,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    sent_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX kept_letter_by_time ON kept_letter (sent_at DESC, id DESC)',
];

const agreements = [
  `CREATE TABLE legal_document (
    name text CHECK (name IN ('terms', 'privacy')),
    version text,
    title text NOT NULL,
    body text NOT NULL,
    published_at timestamptz NOT NULL,
    PRIMARY KEY (name, version)
  )`,
  `CREATE TABLE consent (
    user_id uuid REFERENCES app_user ON DELETE CASCADE,
    name text,
    version text,
    given_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, name, version),
    FOREIGN KEY (name, version) REFERENCES legal_document
  )`,
];

const statements = [...people, ...kept, ...codes, ...letters, ...agreements];
