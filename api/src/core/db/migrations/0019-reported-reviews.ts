import { type Kysely, sql } from 'kysely';

/** When operators decided what was reported of a review; null until then. */
export const reportedReviews = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE review_report ADD decided_at timestamptz',
  'CREATE INDEX review_report_waiting ON review_report (created_at) WHERE decided_at IS NULL',
];
