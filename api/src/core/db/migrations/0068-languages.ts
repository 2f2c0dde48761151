import type { SchemaChange } from './schema-change';

/** Rows of people without an account whom something is sent to. */
const ofGuests = [
  ...['booking', 'donation', 'complaint', 'question', 'support_ticket', 'subscription'],
  'listing_alert',
];

const added = (table: string) => [
  `ALTER TABLE ${table} ADD language text NOT NULL DEFAULT 'en-IN'`,
  `ALTER TABLE ${table} ADD CONSTRAINT ${table}_language_check
    CHECK (language IN ('en-IN', 'hi', 'kn')) NOT VALID`,
];

/** In which language people are written to, and notifications as what their words are made of. */
export const languages: SchemaChange = {
  kind: 'expand',
  statements: [
    ...['app_user', ...ofGuests].flatMap(added),
    `COMMENT ON COLUMN app_user.language IS 'In which they are written to: e-mails, notifications, messages, calendar files.'`,
    `COMMENT ON COLUMN phone.language IS 'Not read any more: that of the account counts.'`,
    'ALTER TABLE notification ADD template text, ADD template_values jsonb',
    `COMMENT ON COLUMN notification.template IS 'By which it is worded in the language of its reader; title and text say it in English.'`,
    ...added('kept_letter'),
  ],
};
