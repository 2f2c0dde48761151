import type { SchemaChange } from './schema-change';

/** The language in which the people of a table are written to; each table is a migration of its own. */
export const languageColumn = (table: string): SchemaChange => ({
  kind: 'expand',
  statements: [
    `ALTER TABLE ${table} ADD language text NOT NULL DEFAULT 'en-IN'`,
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_language_check
      CHECK (language IN ('en-IN', 'hi', 'kn')) NOT VALID`,
    `COMMENT ON COLUMN ${table}.language IS 'In which people are written to.'`,
  ],
});
