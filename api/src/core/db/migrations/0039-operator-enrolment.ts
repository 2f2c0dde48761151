import { type Kysely, sql } from 'kysely';

/** Links with which an operator adds the first passkey; a password alone does not. */
export const operatorEnrolment = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `CREATE TABLE operator_enrolment (
          user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
          token_hash text NOT NULL,
          expires_at timestamptz(3) NOT NULL
        )`,
      )
      .execute(db);
  },
};
