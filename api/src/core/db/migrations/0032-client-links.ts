import { type Kysely, sql } from 'kysely';

/** Linking an account to a professional's record is an act of both, and either ends it. */
export const clientLinks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE client_link (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    client_id uuid REFERENCES client ON DELETE CASCADE,
    user_id uuid REFERENCES app_user ON DELETE CASCADE,
    state text NOT NULL CHECK (state IN ('invited', 'requested', 'linked', 'ended')),
    begun_by text NOT NULL CHECK (begun_by IN ('client', 'professional', 'booking')),
    email citext,
    phone text,
    is_proof_due boolean NOT NULL DEFAULT false,
    token_hash text UNIQUE,
    sent_to citext,
    token_expires_at timestamptz(3),
    begun_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    linked_at timestamptz(3),
    ended_at timestamptz(3),
    ended_by text CHECK (ended_by IN ('client', 'professional', 'system')),
    CHECK (state <> 'invited' OR client_id IS NOT NULL),
    CHECK (state <> 'requested' OR user_id IS NOT NULL),
    CHECK (state <> 'linked' OR (client_id IS NOT NULL AND user_id IS NOT NULL AND linked_at IS NOT NULL)),
    CHECK ((state = 'ended') = (ended_at IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX client_link_linked ON client_link (client_id) WHERE state = 'linked'`,
  `CREATE UNIQUE INDEX client_link_invited ON client_link (client_id) WHERE state = 'invited'`,
  `CREATE UNIQUE INDEX client_link_requested ON client_link (vendor_id, user_id)
    WHERE state = 'requested'`,
  'CREATE INDEX client_link_of_user ON client_link (user_id, begun_at DESC)',
  'CREATE INDEX client_link_of_vendor ON client_link (vendor_id, state, begun_at DESC)',
  'CREATE INDEX client_link_due ON client_link (begun_at) WHERE is_proof_due',
  'CREATE INDEX client_link_sent ON client_link (sent_to, begun_at) WHERE sent_to IS NOT NULL',
  `CREATE TABLE client_link_event (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    link_id uuid NOT NULL REFERENCES client_link ON DELETE CASCADE,
    act text NOT NULL CHECK (act IN ('invited', 'requested', 'proof-sent', 'linked', 'refused', 'ended')),
    by text NOT NULL CHECK (by IN ('client', 'professional', 'booking', 'system')),
    at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX client_link_event_of_link ON client_link_event (link_id, at)',
  // An account can be linked to an older record beside the one that its own bookings made.
  'DROP INDEX client_of_user',
  'CREATE INDEX client_of_user ON client (user_id, vendor_id) WHERE user_id IS NOT NULL',
  `INSERT INTO client_link (vendor_id, client_id, user_id, state, begun_by, begun_at, linked_at)
    SELECT vendor_id, id, user_id, 'linked',
      CASE made_by WHEN 'booking' THEN 'booking' ELSE 'professional' END,
      registered_on, registered_on
    FROM client WHERE user_id IS NOT NULL`,
];
