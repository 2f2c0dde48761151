import type { SchemaChange } from './schema-change';

/** The GSTIN of a client who wants the invoice for a business. */
export const gstinOfBookings: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE booking ADD client_gstin text',
    `COMMENT ON COLUMN booking.client_gstin IS 'Null: the invoice is to a person.'`,
  ],
};
