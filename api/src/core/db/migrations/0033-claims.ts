import { type Kysely, sql } from 'kysely';

/** What a verified professional newly says of themselves waits until an operator has checked it. */
export const claims = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE claim (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('title', 'qualification')),
    value text NOT NULL,
    state text NOT NULL DEFAULT 'waiting'
      CHECK (state IN ('waiting', 'approved', 'rejected', 'withdrawn')),
    reason text,
    claimed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    decided_at timestamptz(3)
  )`,
  `CREATE UNIQUE INDEX claim_waiting ON claim (vendor_id, kind, md5(value)) WHERE state = 'waiting'`,
  `CREATE UNIQUE INDEX claim_title_waiting ON claim (vendor_id)
    WHERE state = 'waiting' AND kind = 'title'`,
  'CREATE INDEX claim_by_time ON claim (state, claimed_at, id)',
  'CREATE INDEX claim_of_vendor ON claim (vendor_id, claimed_at)',
];
