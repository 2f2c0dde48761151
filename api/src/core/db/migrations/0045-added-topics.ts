import { type Kysely, sql } from 'kysely';

/** Topics that operators add. */
export const addedTopics = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE category ADD is_added bool NOT NULL DEFAULT false',
  "COMMENT ON COLUMN category.is_added IS 'By an operator, not by a release.'",
];
