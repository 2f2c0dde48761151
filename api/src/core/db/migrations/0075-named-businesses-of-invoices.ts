import type { SchemaChange } from './schema-change';

/** Name and address of a registered recipient, which invoices to one have. */
export const namedBusinessesOfInvoices: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE invoice ADD recipient_name text, ADD recipient_address text',
    `COMMENT ON COLUMN invoice.recipient_name IS 'Of a registered recipient; null: not stated.'`,
    `COMMENT ON COLUMN invoice.recipient_address IS 'Of a registered recipient; null: not stated.'`,
  ],
};
