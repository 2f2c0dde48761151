import { type Kysely, sql } from 'kysely';

/** How releases do: what pages counted, measured and were told, and what a canary's visits met. */
export const health = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // kind: mount, failure, error, or what was measured; bucket: of its histogram, else 0.
  `CREATE TABLE health_count (
    part text NOT NULL,
    version text NOT NULL,
    minute timestamptz(0) NOT NULL,
    kind text NOT NULL,
    bucket int NOT NULL,
    n int NOT NULL,
    PRIMARY KEY (part, version, minute, kind, bucket)
  )`,
  'CREATE INDEX health_count_by_age ON health_count (minute)',

  `CREATE TABLE health_message (
    id uuid PRIMARY KEY,
    part text NOT NULL,
    version text NOT NULL,
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    kind text NOT NULL CHECK (kind IN ('failure', 'error')),
    code text,
    phase text,
    path text NOT NULL,
    message text NOT NULL
  )`,
  'CREATE INDEX health_message_newest ON health_message (part, version, id DESC)',

  `CREATE TABLE health_share (
    part text NOT NULL,
    version text NOT NULL,
    name text NOT NULL,
    wanted text NOT NULL,
    given text NOT NULL,
    brought_by text NOT NULL,
    n int NOT NULL,
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (part, version, name, wanted, given, brought_by)
  )`,

  // Who has drawn a part while a canary runs. A visit has an arm per version it tried.
  `CREATE TABLE canary_visit (
    canary text NOT NULL,
    part text NOT NULL,
    arm text NOT NULL CHECK (arm IN ('canary', 'live')),
    visit text NOT NULL,
    is_troubled bool NOT NULL,
    seen_at timestamptz(3) NOT NULL DEFAULT now(),
    PRIMARY KEY (canary, part, arm, visit)
  )`,

  // Visits that are over, summed up.
  `CREATE TABLE canary_total (
    canary text NOT NULL,
    part text NOT NULL,
    arm text NOT NULL,
    visits int NOT NULL,
    troubled int NOT NULL,
    PRIMARY KEY (canary, part, arm)
  )`,

  // What was decided to take back. claimed_at: until when another process leaves it alone.
  `CREATE TABLE canary_verdict (
    canary text PRIMARY KEY,
    part text NOT NULL,
    reason text NOT NULL,
    decided_at timestamptz(3) NOT NULL DEFAULT now(),
    claimed_until timestamptz(3) NOT NULL,
    done_at timestamptz(3)
  )`,
];
