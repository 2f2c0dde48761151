import type { SchemaChange } from './schema-change';

/** Name and address of a business that the invoice is for, beside its GSTIN. */
export const namedBusinessesOfBookings: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE booking ADD client_business_name text, ADD client_business_address text',
    `COMMENT ON COLUMN booking.client_business_name IS 'As registered; null: not stated.'`,
    `COMMENT ON COLUMN booking.client_business_address IS 'As registered; null: not stated.'`,
  ],
};
