import type { SchemaChange } from './schema-change';

/** Where payouts go, and what became of each payout. */
export const payoutAccounts: SchemaChange = {
  kind: 'expand',
  statements: [
    `CREATE TABLE payout_account (
      id uuid PRIMARY KEY,
      vendor_id uuid REFERENCES vendor (id),
      campaign_id uuid REFERENCES campaign (id),
      kind text NOT NULL CHECK (kind IN ('bank', 'vpa')),
      details text,
      mask text NOT NULL,
      state text NOT NULL CHECK (state IN ('checking', 'review', 'verified', 'refused')),
      problem text,
      fund_account_ref text,
      check_ref text,
      proof text,
      created_at timestamptz NOT NULL DEFAULT now(),
      usable_at timestamptz NOT NULL,
      decided_at timestamptz,
      ended_at timestamptz,
      asked_at timestamptz,
      CHECK (num_nonnulls(vendor_id, campaign_id) = 1)
    )`,
    `CREATE UNIQUE INDEX payout_account_of_vendor ON payout_account (vendor_id)
      WHERE ended_at IS NULL AND vendor_id IS NOT NULL`,
    `CREATE UNIQUE INDEX payout_account_of_campaign ON payout_account (campaign_id)
      WHERE ended_at IS NULL AND campaign_id IS NOT NULL`,
    `CREATE INDEX payout_account_to_decide ON payout_account (created_at)
      WHERE state IN ('checking', 'review') AND ended_at IS NULL`,
    `CREATE INDEX payout_account_by_check ON payout_account (check_ref)
      WHERE check_ref IS NOT NULL`,
    `COMMENT ON TABLE payout_account IS 'Where payouts of a professional or a campaign go. One at a time; those before have ended.'`,
    `COMMENT ON COLUMN payout_account.details IS 'Encrypted: holder, number and IFSC, or UPI address. Null of samples and of erased accounts.'`,
    `COMMENT ON COLUMN payout_account.fund_account_ref IS 'By which the provider of payouts knows it.'`,
    `COMMENT ON COLUMN payout_account.check_ref IS 'The validation that the provider of payouts made or makes.'`,
    `COMMENT ON COLUMN payout_account.proof IS 'The name the bank gave, or what an operator noted.'`,
    'ALTER TABLE payout ALTER vendor_id DROP NOT NULL',
    'ALTER TABLE payout ADD campaign_id uuid',
    'ALTER TABLE payout ADD account_id uuid',
    `ALTER TABLE payout ADD state text NOT NULL DEFAULT 'paid'`,
    `ALTER TABLE payout ADD CONSTRAINT payout_state_check CHECK
      (state IN ('waiting', 'sent', 'paid', 'returned')) NOT VALID`,
    'ALTER TABLE payout ADD provider_ref text',
    'ALTER TABLE payout ADD bank_ref text',
    'ALTER TABLE payout ADD problem text',
    'ALTER TABLE payout ADD ended_at timestamptz',
    'ALTER TABLE payout ADD asked_at timestamptz',
    `COMMENT ON COLUMN payout.account_id IS 'Null of payouts from before there were accounts.'`,
    `COMMENT ON COLUMN payout.bank_ref IS 'By which the bank names the transfer.'`,
    `CREATE TABLE payout_movement (
      movement_id uuid PRIMARY KEY,
      payout_id uuid NOT NULL
    )`,
    `COMMENT ON TABLE payout_movement IS 'Movements of what became of a payout; the payout itself has its own movement''s id.'`,
    `CREATE TABLE payout_run (
      account_id uuid REFERENCES payout_account (id) ON DELETE CASCADE,
      currency text,
      day date,
      payout_id uuid NOT NULL REFERENCES payout (id),
      PRIMARY KEY (account_id, currency, day)
    )`,
    `COMMENT ON TABLE payout_run IS 'Payouts by the daily run: one for each account, currency and day.'`,
  ],
};
