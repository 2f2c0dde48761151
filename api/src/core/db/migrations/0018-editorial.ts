import { type Kysely, sql } from 'kysely';

/** What operators write: drafts and days of articles, and revisions of all that is written. */
export const editorial = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // published_at: null of a draft. is_address_kept: it has been out, and has gone back.
  'ALTER TABLE post ALTER COLUMN published_at DROP NOT NULL',
  `ALTER TABLE post
    ADD COLUMN letter text,
    ADD COLUMN told_at timestamptz,
    ADD COLUMN is_address_kept bool NOT NULL DEFAULT false,
    ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now(),
    ADD COLUMN revision int NOT NULL DEFAULT 1`,
  'CREATE INDEX post_by_change ON post (updated_at DESC, id DESC)',
  'CREATE INDEX post_to_tell ON post (published_at) WHERE letter IS NOT NULL AND told_at IS NULL',

  'ALTER TABLE promotion ADD COLUMN revision int NOT NULL DEFAULT 1',

  // Texts that are changed as a whole: the footer, the banner, the questions of a key.
  `CREATE TABLE editorial_sheet (
    name text PRIMARY KEY,
    revision int NOT NULL
  )`,

  `INSERT INTO content (key, body) VALUES ('locations', '{"first": []}')
    ON CONFLICT DO NOTHING`,
];
