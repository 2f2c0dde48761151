import type { SchemaChange } from './schema-change';

/** Credit notes of what was invoiced and given back, and invoices to registered recipients. */
export const creditNotes: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE credit_note (
      movement_id uuid PRIMARY KEY REFERENCES ledger_movement (id),
      invoice_id uuid NOT NULL REFERENCES invoice (movement_id),
      vendor_id uuid NOT NULL REFERENCES vendor (id),
      year integer NOT NULL,
      sequence integer NOT NULL,
      issued_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (vendor_id, year, sequence)
    )`,
    'CREATE INDEX credit_note_invoice ON credit_note (invoice_id)',
    'ALTER TABLE invoice ADD recipient_gstin text',
    `COMMENT ON TABLE credit_note IS 'What was issued for a refund of an invoiced charge. Never changed.'`,
    `COMMENT ON COLUMN credit_note.movement_id IS 'The refund.'`,
    `COMMENT ON COLUMN credit_note.year IS 'The year in which its financial year begins.'`,
    `COMMENT ON COLUMN credit_note.sequence IS 'Consecutive for a professional and financial year.'`,
    `COMMENT ON COLUMN invoice.recipient_gstin IS 'Null: the payer has stated none.'`,
  ],
};
