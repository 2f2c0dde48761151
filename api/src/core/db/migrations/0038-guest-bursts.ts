import { type Kysely, sql } from 'kysely';

/** Which open requests belong to one burst of guests; they take up no time until they are accepted. */
export const guestBursts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE booking ADD burst_id text',
  `CREATE INDEX booking_of_burst ON booking (vendor_id, burst_id)
    WHERE status = 'requested' AND burst_id IS NOT NULL`,
];
