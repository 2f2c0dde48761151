import { type Kysely, sql } from 'kysely';

/** Pixels of pictures that people send, so that a page keeps their place before they are there. */
export const pictureSizes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('ALTER TABLE stored_file ADD width int, ADD height int').execute(db);
  },
};
