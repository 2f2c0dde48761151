import { type Kysely, sql } from 'kysely';

/** A verdict takes trouble in several networks; of each only a keyed hash is kept. */
export const canaryNetworks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `CREATE TABLE canary_network (
          canary text NOT NULL,
          part text NOT NULL,
          network text NOT NULL,
          seen_at timestamptz(3) NOT NULL DEFAULT now(),
          PRIMARY KEY (canary, part, network)
        )`,
      )
      .execute(db);
  },
};
