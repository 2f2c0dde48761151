import { type Kysely, sql } from 'kysely';

/** Operators are told of releases. */
export const releaseNews = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE notification DROP CONSTRAINT notification_kind_check',
  `ALTER TABLE notification ADD CONSTRAINT notification_kind_check CHECK (kind IN
    ('booking', 'message', 'review', 'payment', 'waitlist', 'support',
      'complaint', 'campaign', 'question', 'release'))`,
];
