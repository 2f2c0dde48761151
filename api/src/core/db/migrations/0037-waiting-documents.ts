import { type Kysely, sql } from 'kysely';

/** Documents of listed professionals wait for an operator among all those that were decided. */
export const waitingDocuments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(`CREATE INDEX credential_waiting ON credential (vendor_id) WHERE state = 'waiting'`)
      .execute(db);
  },
};
