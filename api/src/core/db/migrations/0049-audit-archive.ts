import type { SchemaChange } from './schema-change';

/** Months of the audit log that are in a file and may leave the table; the database refuses others. */
export const auditArchive: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE audit_archive (
      month date PRIMARY KEY,
      events int NOT NULL,
      sha256 text NOT NULL,
      archived_at timestamptz NOT NULL DEFAULT now()
    )`,
    `COMMENT ON TABLE audit_archive IS 'Months of the audit log that are in files.'`,
    `COMMENT ON COLUMN audit_archive.month IS 'Its first day, in UTC.'`,
    `COMMENT ON COLUMN audit_archive.sha256 IS 'Of the file, in hexadecimal.'`,
    `CREATE OR REPLACE FUNCTION audit_is_final() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN
        IF EXISTS (SELECT FROM audit_archive
          WHERE month = date_trunc('month', OLD.at AT TIME ZONE 'UTC')::date) THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'What operators did is not changed.';
    END $$`,
  ],
};
