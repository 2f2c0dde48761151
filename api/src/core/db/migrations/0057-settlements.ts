import type { SchemaChange } from './schema-change';

/** What providers paid to the bank, item by item, and what they kept of it. */
export const settlements: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE settlement_item (
      provider text,
      kind text CHECK (kind IN ('payment', 'refund', 'other')),
      ref text,
      settlement_ref text NOT NULL,
      utr text,
      amount bigint NOT NULL,
      fee bigint NOT NULL CHECK (fee >= 0),
      tax bigint NOT NULL CHECK (tax BETWEEN 0 AND fee),
      currency text NOT NULL,
      settled_at timestamptz NOT NULL,
      payment_id uuid REFERENCES payment (id),
      PRIMARY KEY (provider, kind, ref)
    )`,
    'CREATE INDEX settlement_item_by_time ON settlement_item (settled_at)',
    `COMMENT ON TABLE settlement_item IS 'Items of the settlements of providers, as they state them.'`,
    `COMMENT ON COLUMN settlement_item.ref IS 'Transaction or refund, as the provider names it.'`,
    `COMMENT ON COLUMN settlement_item.amount IS 'Before the fee, in hundredths; negative of what was taken from us.'`,
    `COMMENT ON COLUMN settlement_item.fee IS 'Includes the tax.'`,
    `COMMENT ON COLUMN settlement_item.utr IS 'By which the bank names the transfer.'`,
    `COMMENT ON COLUMN settlement_item.payment_id IS 'Null of what fits no payment; operators look into it.'`,
  ],
};
