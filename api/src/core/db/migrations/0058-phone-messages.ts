import type { SchemaChange } from './schema-change';

/** Proved numbers, what their owners agreed to, and messages to them. */
export const phoneMessages: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check',
    `ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK
      (purpose IN ('registration', 'password', 'email', 'booking', 'phone')) NOT VALID`,
    `CREATE TABLE phone (
      user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
      number text NOT NULL UNIQUE,
      proved_at timestamptz NOT NULL DEFAULT now(),
      first_channel text NOT NULL DEFAULT 'whatsapp'
        CHECK (first_channel IN ('whatsapp', 'sms', 'email')),
      language text NOT NULL DEFAULT 'en-IN' CHECK (language IN ('en-IN', 'hi', 'kn')),
      quiet_from int NOT NULL DEFAULT 21 CHECK (quiet_from BETWEEN 0 AND 23),
      quiet_until int NOT NULL DEFAULT 8 CHECK (quiet_until BETWEEN 0 AND 23)
    )`,
    `COMMENT ON TABLE phone IS 'Mobile numbers that were proved by a code, each of one account: the last one that proved it.'`,
    `CREATE TABLE phone_consent (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
      number text NOT NULL,
      channel text NOT NULL CHECK (channel IN ('whatsapp', 'sms')),
      kind text NOT NULL CHECK (kind IN ('bookings', 'reminders', 'waitlist')),
      is_given boolean NOT NULL,
      wording text NOT NULL,
      given_by text NOT NULL CHECK (given_by IN ('settings', 'reply')),
      at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`,
    'CREATE INDEX phone_consent_of_user ON phone_consent (user_id, number, channel, kind, at)',
    `COMMENT ON TABLE phone_consent IS 'What was agreed to and withdrawn, with its wording. The last row of a channel and kind holds; rows are never changed.'`,
    `CREATE TABLE phone_message (
      id uuid PRIMARY KEY,
      user_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
      number text NOT NULL,
      language text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('code', 'bookings', 'reminders', 'waitlist', 'reply')),
      content jsonb NOT NULL,
      about uuid,
      otherwise jsonb,
      channels text[] NOT NULL,
      attempts int NOT NULL DEFAULT 0,
      useless_after timestamptz,
      state text NOT NULL DEFAULT 'waiting'
        CHECK (state IN ('waiting', 'sent', 'delivered', 'read', 'failed', 'dropped')),
      provider text,
      provider_id text,
      reason text,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz
    )`,
    'CREATE UNIQUE INDEX phone_message_of_provider ON phone_message (provider, provider_id)',
    'CREATE INDEX phone_message_by_time ON phone_message (created_at)',
    'CREATE INDEX phone_message_of_number ON phone_message (number, created_at)',
    'CREATE INDEX phone_message_of_user ON phone_message (user_id)',
    `COMMENT ON COLUMN phone_message.channels IS 'Still to be tried, the first one next; of a message that was sent, the one that took it and those after it.'`,
    `COMMENT ON COLUMN phone_message.otherwise IS 'The e-mail that goes out where no channel takes the message.'`,
    `CREATE TABLE phone_report (
      provider text NOT NULL,
      provider_id text NOT NULL,
      state text NOT NULL CHECK (state IN ('sent', 'delivered', 'read', 'failed')),
      reason text,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, provider_id, state)
    )`,
    'CREATE INDEX phone_report_by_time ON phone_report (at)',
    `COMMENT ON TABLE phone_report IS 'What providers reported, in any order, also before the message is known to be sent.'`,
    `CREATE TABLE phone_reply (
      provider text NOT NULL,
      message_id text NOT NULL,
      user_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
      number text NOT NULL,
      text text NOT NULL,
      is_button boolean NOT NULL,
      sent_at timestamptz NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, message_id)
    )`,
    'CREATE INDEX phone_reply_by_time ON phone_reply (at)',
    'CREATE INDEX phone_reply_of_user ON phone_reply (user_id)',
    `COMMENT ON TABLE phone_reply IS 'Messages that came, each once; the text goes when it is answered.'`,
    `CREATE TABLE phone_spend (
      day date PRIMARY KEY,
      paise bigint NOT NULL,
      code_paise bigint NOT NULL
    )`,
    `COMMENT ON TABLE phone_spend IS 'What messages of a day in India cost by the settings.'`,
  ],
};
