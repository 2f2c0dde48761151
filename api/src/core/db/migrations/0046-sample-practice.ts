import { type Kysely, sql } from 'kysely';

/** Content of the demonstration of dashboards. */
export const samplePractice = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'CREATE TABLE sample_practice (part text PRIMARY KEY, body jsonb NOT NULL)',
  `COMMENT ON TABLE sample_practice IS
    'The invented practice that demonstrations of dashboards show, a row for each part of it.'`,
];
