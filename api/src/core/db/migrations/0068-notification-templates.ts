import type { SchemaChange } from './schema-change';

/** Notifications as what their words are made of. */
export const notificationTemplates: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE notification ADD template text, ADD template_values jsonb',
    `COMMENT ON COLUMN notification.template IS 'By which it is worded in the language of its reader; title and text say it in English.'`,
  ],
};
