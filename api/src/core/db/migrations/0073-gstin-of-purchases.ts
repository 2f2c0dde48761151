import type { SchemaChange } from './schema-change';

/** The GSTIN of a client who wants the invoice for a business. */
export const gstinOfPurchases: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE package_purchase ADD client_gstin text',
    `COMMENT ON COLUMN package_purchase.client_gstin IS 'Null: the invoice is to a person.'`,
  ],
};
