import { type Kysely, sql } from 'kysely';

/** One live code per owner, purpose and browser, with what was typed there to sign up. */
export const codesOfBrowsers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Those without a browser were for guests' holds, and are good for minutes only.
  'DELETE FROM one_time_code WHERE browser_hash IS NULL',
  'ALTER TABLE one_time_code ALTER COLUMN browser_hash SET NOT NULL',
  'ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_pkey',
  'ALTER TABLE one_time_code ADD PRIMARY KEY (owner_id, purpose, browser_hash)',
  // Null where the account itself holds what was typed in that browser.
  'ALTER TABLE one_time_code ADD COLUMN registration jsonb',
];
