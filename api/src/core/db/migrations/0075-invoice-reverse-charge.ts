import type { SchemaChange } from './schema-change';

/** Invoices whose tax the recipient pays. Those that were issued before stay as they are. */
export const invoiceReverseCharge: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE invoice ADD is_reverse_charge boolean NOT NULL DEFAULT false',
    `COMMENT ON COLUMN invoice.is_reverse_charge IS 'The recipient pays the tax.'`,
  ],
};
