import { type Kysely, sql } from 'kysely';

/** How a professional becomes listed: what they tell and hand in, and what is decided of it. */
export const onboarding = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE vendor ADD whatsapp text, ADD landline text',

  // draft: as it was typed last; null while nothing was. steps: those that were stored. What a page
  // shows is in its vendor; here is what it does not show. Whoever has no row has not begun.
  `CREATE TABLE onboarding (
    vendor_id uuid PRIMARY KEY REFERENCES vendor ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'draft'
      CHECK (state IN ('draft', 'submitted', 'changes-needed', 'approved')),
    revision int NOT NULL DEFAULT 0 CHECK (revision >= 0),
    draft jsonb,
    steps text[] NOT NULL DEFAULT '{}',
    salutation text NOT NULL DEFAULT '',
    city text NOT NULL DEFAULT '',
    location text NOT NULL DEFAULT '',
    subjects text[] NOT NULL DEFAULT '{}',
    syllabus text[] NOT NULL DEFAULT '{}',
    category text NOT NULL DEFAULT '',
    without_certificate bool NOT NULL DEFAULT false,
    without_education bool NOT NULL DEFAULT false,
    submitted_at timestamptz,
    decided_at timestamptz,
    decided_by uuid REFERENCES app_user ON DELETE SET NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CHECK (state <> 'submitted' OR submitted_at IS NOT NULL)
  )`,
  `CREATE INDEX onboarding_waiting ON onboarding (submitted_at, vendor_id)
    WHERE state = 'submitted'`,

  // number: events of one transaction have the same time.
  `CREATE TABLE onboarding_event (
    id uuid PRIMARY KEY,
    number int GENERATED ALWAYS AS IDENTITY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    what text NOT NULL CHECK (what IN ('begun', 'submitted', 'approved', 'returned')),
    note text,
    actor_id uuid REFERENCES app_user ON DELETE SET NULL,
    at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX onboarding_event_of_vendor ON onboarding_event (vendor_id, number)',

  // The id is made in the browser. Of a certificate institution and the like are empty, and the
  // other way round.
  `CREATE TABLE credential (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('certificate', 'education')),
    position int NOT NULL,
    subject text NOT NULL DEFAULT '',
    certificate text NOT NULL DEFAULT '',
    number text NOT NULL DEFAULT '',
    description text NOT NULL DEFAULT '',
    issued_by text NOT NULL DEFAULT '',
    institution text NOT NULL DEFAULT '',
    qualification text NOT NULL DEFAULT '',
    specializations text[] NOT NULL DEFAULT '{}',
    from_day date NOT NULL,
    to_day date NOT NULL,
    file_id uuid NOT NULL REFERENCES stored_file,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'rejected')),
    reason text,
    decided_at timestamptz,
    decided_by uuid REFERENCES app_user ON DELETE SET NULL,
    CHECK (to_day > from_day),
    CHECK ((state = 'waiting') = (decided_at IS NULL)),
    CHECK ((state = 'rejected') = (reason IS NOT NULL))
  )`,
  'CREATE INDEX credential_of_vendor ON credential (vendor_id, kind, position)',
  'CREATE INDEX credential_of_file ON credential (file_id)',

  // parent: the city of a locality, the profession of a subject; null for everybody.
  `CREATE TABLE reference_item (
    list text NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    parent text,
    position int NOT NULL,
    PRIMARY KEY (list, id)
  )`,
  'CREATE INDEX reference_item_in_order ON reference_item (list, position)',
];
