import type { SchemaChange } from './schema-change';

/** Legal documents are translated, too: by name and version, as people agree to one version. */
export const translatedDocuments: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE translation DROP CONSTRAINT translation_kind_check',
    `ALTER TABLE translation ADD CONSTRAINT translation_kind_check CHECK
      (kind IN ('post', 'faq', 'slide', 'site', 'footer', 'document')) NOT VALID`,
  ],
};
