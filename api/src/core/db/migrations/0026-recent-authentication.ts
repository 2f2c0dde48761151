import { type Kysely, sql } from 'kysely';

/** A session knows when its person last proved who they are. */
export const recentAuthentication = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE session ADD COLUMN authenticated_at timestamptz NOT NULL DEFAULT now()',
  'UPDATE session SET authenticated_at = created_at',
];
