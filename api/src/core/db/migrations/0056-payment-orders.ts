import type { SchemaChange } from './schema-change';

/** What real payment providers know of payments and refunds, and what of it fits nothing here. */
export const paymentOrders: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE payment_order (
      payment_id uuid PRIMARY KEY REFERENCES payment (id),
      ref text,
      checkout jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      sent_at timestamptz,
      asked_at timestamptz,
      failure text
    )`,
    `CREATE INDEX payment_order_to_ask ON payment_order (created_at) WHERE ref IS NOT NULL`,
    `COMMENT ON TABLE payment_order IS 'The order of a payment with its provider, created after the commit.'`,
    `COMMENT ON COLUMN payment_order.ref IS 'Id of the provider; null until it has the order.'`,
    `COMMENT ON COLUMN payment_order.asked_at IS 'When the provider was last asked what became of it.'`,
    `COMMENT ON COLUMN payment_order.failure IS 'Why the provider refused it.'`,

    `CREATE TABLE payment_transaction (
      provider text,
      ref text,
      payment_id uuid NOT NULL REFERENCES payment (id),
      at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, ref)
    )`,
    'CREATE UNIQUE INDEX payment_transaction_of_payment ON payment_transaction (payment_id)',
    `COMMENT ON TABLE payment_transaction IS 'Movements of money at providers. One that pays an order again is a payment of its own, and refunded.'`,

    'ALTER TABLE payment_refund ADD provider_ref text',
    'ALTER TABLE payment_refund ADD sent_at timestamptz',
    'ALTER TABLE payment_refund ADD asked_at timestamptz',
    'ALTER TABLE payment_refund ADD failed_at timestamptz',
    'ALTER TABLE payment_refund ADD failure text',
    `COMMENT ON COLUMN payment_refund.sent_at IS 'When the provider accepted it, which may fail later.'`,
    `COMMENT ON COLUMN payment_refund.done_at IS 'When the provider had paid it.'`,

    `CREATE TABLE unmatched_event (
      id uuid PRIMARY KEY,
      provider text NOT NULL,
      event_id text NOT NULL,
      kind text NOT NULL,
      ref text NOT NULL,
      transaction_ref text,
      amount bigint NOT NULL,
      currency text NOT NULL,
      reason text NOT NULL CHECK (reason IN ('unknown', 'amount')),
      at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz,
      UNIQUE (provider, event_id)
    )`,
    'CREATE INDEX unmatched_event_open ON unmatched_event (at) WHERE settled_at IS NULL',
    `COMMENT ON TABLE unmatched_event IS 'What providers say of money that fits no payment; operators look into it.'`,
  ],
};
