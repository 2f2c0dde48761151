import type { SchemaChange } from './schema-change';

/** Browsers that show notifications while no page is open, and what their owners want shown. */
export const pushDevices: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE push_device (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES app_user (id),
      session_id uuid NOT NULL,
      endpoint text NOT NULL UNIQUE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      user_agent text NOT NULL,
      wording text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_sent_at timestamptz,
      sent_day date,
      sent_count int NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX push_device_of_user ON push_device (user_id)',
    `CREATE TABLE push_preference (
      user_id uuid PRIMARY KEY REFERENCES app_user (id),
      muted text[] NOT NULL DEFAULT '{}',
      quiet_from int NOT NULL DEFAULT 21 CHECK (quiet_from BETWEEN 0 AND 23),
      quiet_until int NOT NULL DEFAULT 8 CHECK (quiet_until BETWEEN 0 AND 23)
    )`,
    `COMMENT ON TABLE push_device IS 'Browsers to which notifications are pushed (RFC 8030), each with its consent.'`,
    `COMMENT ON COLUMN push_device.session_id IS 'Session in which it was allowed. Signing out of it ends the device; a session that runs out does not.'`,
    `COMMENT ON COLUMN push_device.p256dh IS 'Public key of the browser, by which messages are encrypted (RFC 8291).'`,
    `COMMENT ON COLUMN push_device.auth IS 'Secret that the browser shares with us (RFC 8291).'`,
    `COMMENT ON COLUMN push_device.wording IS 'What was agreed to.'`,
    `COMMENT ON COLUMN push_device.sent_count IS 'Messages sent on sent_day.'`,
    `COMMENT ON TABLE push_preference IS 'Without a row, the defaults.'`,
    `COMMENT ON COLUMN push_preference.muted IS 'Kinds of notifications that are not pushed.'`,
  ],
};
