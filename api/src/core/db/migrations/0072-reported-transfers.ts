import type { SchemaChange } from './schema-change';

/** What payers say of transfers over UPI, before an operator has found them. */
export const reportedTransfers: SchemaChange = {
  kind: 'expand',
  statements: [
    'ALTER TABLE payment_order ADD bank_reference text, ADD reported_at timestamptz',
    `COMMENT ON COLUMN payment_order.bank_reference IS 'Of the transfer, as its payer says. Null: not reported.'`,
  ],
};
