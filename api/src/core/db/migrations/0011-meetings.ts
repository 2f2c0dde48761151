import { type Kysely, sql } from 'kysely';

/** Where professionals meet clients by video. */
export const meetings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw("ALTER TABLE booking_rule ADD meeting_url text CHECK (meeting_url ILIKE 'https://%')")
      .execute(db);
  },
};
