import type { SchemaChange } from './schema-change';

/** What was asked last of a number, and what its last message led to. */
export const phoneConversations: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE phone_reply ADD reply_to text',
    `COMMENT ON COLUMN phone_reply.reply_to IS 'The provider’s id of the message that it replies to.'`,
    `CREATE TABLE phone_conversation (
      user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
      state jsonb NOT NULL,
      asked_at timestamptz NOT NULL,
      message_id text NOT NULL,
      wish jsonb NOT NULL,
      is_done boolean NOT NULL DEFAULT false,
      answer jsonb,
      claimed_at timestamptz NOT NULL DEFAULT now()
    )`,
    `COMMENT ON COLUMN phone_conversation.message_id IS 'The last message that was taken up: repeated, it leads to the same wish and answer.'`,
  ],
};
