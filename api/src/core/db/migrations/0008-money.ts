import { type Kysely, sql } from 'kysely';

/** What is paid, kept as a ledger, and lessons paid for in advance. */
export const money = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // What somebody is to pay, has paid and was given back. Exactly one of what it is for.
  `CREATE TABLE payment (
    id uuid PRIMARY KEY,
    provider text NOT NULL,
    provider_ref text NOT NULL,
    booking_id uuid REFERENCES booking,
    purchase_id uuid,
    user_id uuid REFERENCES app_user,
    amount int NOT NULL CHECK (amount > 0),
    currency text NOT NULL CHECK (currency IN ('INR', 'USD')),
    refunded_amount int NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
    state text NOT NULL CHECK (state IN ('waiting', 'paid', 'failed', 'part-refunded', 'refunded')),
    created_at timestamptz NOT NULL DEFAULT now(),
    paid_at timestamptz,
    UNIQUE (provider, provider_ref),
    CHECK (num_nonnulls(booking_id, purchase_id) = 1)
  )`,
  'CREATE INDEX payment_of_booking ON payment (booking_id) WHERE booking_id IS NOT NULL',
  'CREATE INDEX payment_of_user ON payment (user_id) WHERE user_id IS NOT NULL',
  'CREATE INDEX payment_of_purchase ON payment (purchase_id) WHERE purchase_id IS NOT NULL',

  // Parts of payments that go back to who paid; done_at: the provider has taken charge of it.
  `CREATE TABLE payment_refund (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payment,
    amount int NOT NULL CHECK (amount > 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    done_at timestamptz
  )`,
  'CREATE INDEX payment_refund_of_payment ON payment_refund (payment_id)',

  // What a provider has told, each thing once however often it is told.
  `CREATE TABLE payment_event (
    provider text,
    event_id text,
    payment_id uuid NOT NULL REFERENCES payment,
    kind text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (provider, event_id)
  )`,

  // Movements of money; every one is of entries that sum to zero. Nothing is ever changed here.
  `CREATE TABLE ledger_movement (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    payment_id uuid REFERENCES payment,
    booking_id uuid REFERENCES booking,
    at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX ledger_movement_of_booking ON ledger_movement (booking_id) WHERE booking_id IS NOT NULL',
  'CREATE INDEX ledger_movement_of_payment ON ledger_movement (payment_id) WHERE payment_id IS NOT NULL',
  `CREATE TABLE ledger_entry (
    movement_id uuid NOT NULL REFERENCES ledger_movement,
    position int NOT NULL,
    account text NOT NULL,
    vendor_id uuid,
    user_id uuid,
    amount bigint NOT NULL CHECK (amount <> 0),
    currency text NOT NULL CHECK (currency IN ('INR', 'USD')),
    PRIMARY KEY (movement_id, position)
  )`,
  'CREATE INDEX ledger_entry_of_vendor ON ledger_entry (vendor_id, account) WHERE vendor_id IS NOT NULL',
  'CREATE INDEX ledger_entry_of_user ON ledger_entry (user_id, account) WHERE user_id IS NOT NULL',

  // Lessons bought at once. What is left of them is the sum of lesson_credit.
  `CREATE TABLE package_purchase (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES app_user,
    vendor_id uuid NOT NULL REFERENCES vendor,
    package_id uuid REFERENCES lesson_package ON DELETE SET NULL,
    name text NOT NULL,
    lessons int NOT NULL CHECK (lessons > 0),
    minutes int NOT NULL CHECK (minutes > 0),
    fee_amount int NOT NULL CHECK (fee_amount >= 0),
    fee_currency text NOT NULL CHECK (fee_currency IN ('INR', 'USD')),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX package_purchase_of_user ON package_purchase (user_id, vendor_id)',
  'ALTER TABLE payment ADD FOREIGN KEY (purchase_id) REFERENCES package_purchase',
  // lessons: plus when bought or given back, minus when used for a booking.
  `CREATE TABLE lesson_credit (
    id uuid PRIMARY KEY,
    purchase_id uuid NOT NULL REFERENCES package_purchase,
    booking_id uuid REFERENCES booking,
    lessons int NOT NULL CHECK (lessons <> 0),
    why text NOT NULL CHECK (why IN ('bought', 'used', 'given-back', 'refunded')),
    at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX lesson_credit_of_purchase ON lesson_credit (purchase_id)',
  `CREATE UNIQUE INDEX lesson_credit_once ON lesson_credit (booking_id, why)
    WHERE booking_id IS NOT NULL`,
];
