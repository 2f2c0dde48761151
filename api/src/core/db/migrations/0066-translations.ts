import type { SchemaChange } from './schema-change';

/** What operators write in other languages than English. */
export const translations: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE translation (
      kind text NOT NULL CHECK (kind IN ('post', 'faq', 'slide', 'site', 'footer')),
      item_id text NOT NULL,
      language text NOT NULL CHECK (language IN ('hi', 'kn')),
      words jsonb NOT NULL,
      source text NOT NULL,
      revision int NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (kind, item_id, language)
    )`,
    `COMMENT ON TABLE translation IS 'Content in other languages than English, which stands in the tables of its kind.'`,
    `COMMENT ON COLUMN translation.words IS 'By field; what is not there is read in English.'`,
    `COMMENT ON COLUMN translation.source IS 'Digest of the English that was translated.'`,
  ],
};
