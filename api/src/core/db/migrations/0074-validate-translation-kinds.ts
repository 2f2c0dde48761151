import type { SchemaChange } from './schema-change';

/** The same of `0070-translated-documents`; each reads a table of its own. */
export const validateTranslationKinds: SchemaChange = {
  kind: 'expand',
  statements: ['ALTER TABLE translation VALIDATE CONSTRAINT translation_kind_check'],
};
