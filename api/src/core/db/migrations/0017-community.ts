import { type Kysely, sql } from 'kysely';

/** Questions that several answer, stories of reviews, and letters somebody has asked for. */
export const community = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'ALTER TABLE question ADD published_text text, ADD decided_at timestamptz',
  "CREATE INDEX question_pending ON question (created_at, id) WHERE status = 'pending'",
  'ALTER TABLE answer DROP CONSTRAINT answer_question_id_key',
  'ALTER TABLE answer ADD CONSTRAINT answer_one_each UNIQUE (question_id, vendor_id)',

  // A story goes with the review it is of.
  'ALTER TABLE story ADD review_id uuid UNIQUE REFERENCES review ON DELETE CASCADE',
  'ALTER TABLE review ADD story_refused_at timestamptz',
  'CREATE INDEX review_to_tell ON review (published_at) WHERE may_be_story AND stars >= 4',

  'ALTER TABLE subscription ADD asked_at timestamptz(3)',
  "CREATE INDEX subscription_of_topic ON subscription (topic, id) WHERE status = 'confirmed'",
  'ALTER TABLE kept_letter ADD unsubscribe text',

  "CREATE INDEX support_ticket_open ON support_ticket (created_at, id) WHERE status = 'open'",
  'CREATE INDEX support_ticket_of_guest ON support_ticket (lower(email)) WHERE user_id IS NULL',
];
