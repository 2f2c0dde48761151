import { type Kysely, sql } from 'kysely';

/** What the scanner said of a file; a file that waits for it is shown to nobody. */
export const fileScans = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `ALTER TABLE stored_file ADD scan text NOT NULL DEFAULT 'unscanned'
    CHECK (scan IN ('unscanned', 'waiting', 'clean', 'infected'))`,
  `CREATE INDEX stored_file_waiting ON stored_file (id) WHERE scan = 'waiting'`,
];
