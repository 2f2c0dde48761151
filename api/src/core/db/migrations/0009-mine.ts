import { type Kysely, sql } from 'kysely';

/** What people keep here: places, favourites, conversations, news. */
export const mine = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `CREATE TABLE address (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    label text NOT NULL,
    name text NOT NULL,
    line text NOT NULL,
    city text NOT NULL,
    pin text NOT NULL,
    mobile text NOT NULL,
    is_default bool NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX address_of_user ON address (user_id, created_at)',
  'CREATE UNIQUE INDEX address_default ON address (user_id) WHERE is_default',

  // list: the name of the person's own list it is on; null: on none.
  `CREATE TABLE favourite (
    user_id uuid REFERENCES app_user ON DELETE CASCADE,
    vendor_id uuid REFERENCES vendor ON DELETE CASCADE,
    list text,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, vendor_id)
  )`,

  // Of the person who was signed in, else of whoever has the e-mail; the first message is the
  // ticket's own. seen_at: when the person last read it.
  'ALTER TABLE support_ticket ADD user_id uuid REFERENCES app_user ON DELETE SET NULL',
  'ALTER TABLE support_ticket ADD seen_at timestamptz',
  `CREATE INDEX support_ticket_of_user ON support_ticket (user_id, created_at DESC)
    WHERE user_id IS NOT NULL`,
  `CREATE TABLE support_message (
    id uuid PRIMARY KEY,
    ticket_id uuid NOT NULL REFERENCES support_ticket ON DELETE CASCADE,
    is_ours bool NOT NULL,
    author_id uuid REFERENCES app_user ON DELETE SET NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX support_message_of_ticket ON support_message (ticket_id, created_at, id)',

  `CREATE TABLE thread (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor,
    user_id uuid NOT NULL REFERENCES app_user,
    created_at timestamptz NOT NULL DEFAULT now(),
    client_read_at timestamptz,
    vendor_read_at timestamptz,
    UNIQUE (vendor_id, user_id)
  )`,
  'CREATE INDEX thread_of_user ON thread (user_id)',
  // text as it was written; what the other side sees of it depends on whether they have a booking.
  `CREATE TABLE message (
    id uuid PRIMARY KEY,
    thread_id uuid NOT NULL REFERENCES thread ON DELETE CASCADE,
    is_vendors bool NOT NULL,
    text text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX message_of_thread ON message (thread_id, created_at DESC, id DESC)',

  `CREATE TABLE notification (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
    kind text NOT NULL
      CHECK (kind IN ('booking', 'message', 'review', 'payment', 'waitlist', 'support')),
    title text NOT NULL,
    text text NOT NULL,
    link text NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    read_at timestamptz
  )`,
  'CREATE INDEX notification_of_user ON notification (user_id, created_at DESC, id DESC)',
  'CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL',

  'ALTER TABLE kept_letter ADD calendar jsonb',
];
