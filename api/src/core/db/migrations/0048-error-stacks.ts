import { type Kysely, sql } from 'kysely';

/** Client errors with the stack that a page saw. */
export const errorStacks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE client_error ADD stack text',
  `COMMENT ON COLUMN client_error.stack IS
    'A frame a line, as pathnames of released files; mapped to sources when an operator asks.'`,
];
