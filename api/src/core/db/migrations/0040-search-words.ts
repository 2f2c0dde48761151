import { type Kysely, sql } from 'kysely';

/**
 * Searches that found nobody, a row for each day and its words, and words that operators have given
 * a topic. Neither tells who searched.
 */
export const searchWords = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE search_miss (
    day date,
    words text,
    searches int NOT NULL CHECK (searches > 0),
    PRIMARY KEY (day, words)
  )`,
  `CREATE TABLE search_word (
    text text,
    node_id uuid REFERENCES category ON DELETE CASCADE,
    label text NOT NULL,
    PRIMARY KEY (text, node_id)
  )`,
];
