import type { SchemaChange } from './schema-change';

/** What professionals state about GST, and the invoices issued for them. */
export const invoices: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE tax_profile (
      vendor_id uuid PRIMARY KEY REFERENCES vendor (id),
      gstin text,
      legal_name text,
      sac text NOT NULL,
      rate integer NOT NULL CHECK (rate IN (0, 5, 18)),
      updated_at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE TABLE invoice (
      movement_id uuid PRIMARY KEY REFERENCES ledger_movement (id),
      vendor_id uuid NOT NULL REFERENCES vendor (id),
      year integer NOT NULL,
      sequence integer NOT NULL,
      issued_at timestamptz NOT NULL DEFAULT now(),
      supplier_name text NOT NULL,
      supplier_address text NOT NULL,
      gstin text,
      sac text NOT NULL,
      rate integer NOT NULL,
      recipient_state text,
      UNIQUE (vendor_id, year, sequence)
    )`,
    `COMMENT ON TABLE tax_profile IS 'What a professional states about GST. Without a row, not registered.'`,
    `COMMENT ON COLUMN tax_profile.gstin IS 'Null: not registered.'`,
    `COMMENT ON COLUMN tax_profile.legal_name IS 'As registered; null: the name of the page.'`,
    `COMMENT ON COLUMN tax_profile.sac IS 'Service Accounting Code.'`,
    `COMMENT ON COLUMN tax_profile.rate IS 'Percent of GST within prices.'`,
    `COMMENT ON TABLE invoice IS 'What was issued for a charge, as the professional stated it then. Never changed.'`,
    `COMMENT ON COLUMN invoice.year IS 'The year in which its financial year begins.'`,
    `COMMENT ON COLUMN invoice.sequence IS 'Consecutive for a professional and financial year.'`,
    `COMMENT ON COLUMN invoice.recipient_state IS 'Of the payer; null: not known.'`,
  ],
};
