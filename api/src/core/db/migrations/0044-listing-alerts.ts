import { type Kysely, sql } from 'kysely';

/** Who is to be told when the first of a topic is listed in a city. */
export const listingAlerts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE listing_alert (
    id uuid PRIMARY KEY,
    email citext NOT NULL,
    topic_id uuid NOT NULL REFERENCES category ON DELETE CASCADE,
    city_id uuid NOT NULL REFERENCES city ON DELETE CASCADE,
    is_confirmed bool NOT NULL,
    asked_at timestamptz(3) NOT NULL,
    expires_at timestamptz NOT NULL,
    UNIQUE (email, topic_id, city_id)
  )`,
  `CREATE INDEX listing_alert_of_topic ON listing_alert (city_id, topic_id, id)
    WHERE is_confirmed`,
  'CREATE INDEX listing_alert_expiry ON listing_alert (expires_at)',
  `COMMENT ON TABLE listing_alert IS
    'Told once when the first of a topic is listed in a city; the row is deleted with it.'`,
  `COMMENT ON COLUMN listing_alert.asked_at IS 'When the last e-mail about it was sent.'`,
];
