import { type Kysely, sql } from 'kysely';

/** What professionals keep of their practice: clients, cases, work set and handed in, payouts. */
export const practice = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // number: counted per vendor, as people say it. user_id: null of whoever has no account.
  `CREATE TABLE client (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    number int NOT NULL,
    user_id uuid REFERENCES app_user ON DELETE SET NULL,
    name text NOT NULL,
    phone text,
    email citext,
    gender text CHECK (gender IN ('Male', 'Female')),
    born date,
    height_cm int CHECK (height_cm BETWEEN 20 AND 272),
    weight_kg int CHECK (weight_kg BETWEEN 1 AND 650),
    concern text,
    status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'done', 'paused')),
    note text,
    registered_on date NOT NULL DEFAULT current_date,
    archived_at timestamptz,
    UNIQUE (vendor_id, number)
  )`,
  `CREATE UNIQUE INDEX client_of_user ON client (vendor_id, user_id) WHERE user_id IS NOT NULL`,
  `CREATE INDEX client_of_phone ON client (vendor_id, phone) WHERE phone IS NOT NULL`,
  'ALTER TABLE booking ADD client_id uuid REFERENCES client ON DELETE SET NULL',
  'CREATE INDEX booking_of_client ON booking (client_id, starts_at DESC) WHERE client_id IS NOT NULL',

  // Who came before there were records has one: an account, or a number, once for each vendor.
  `INSERT INTO client
    (id, vendor_id, number, user_id, name, phone, email, gender, concern, registered_on)
    SELECT gen_random_uuid(), vendor_id,
      row_number() OVER (PARTITION BY vendor_id ORDER BY created_at, id),
      user_id, client_name, client_phone, client_email, gender, coalesce(service_name, reason),
      (created_at AT TIME ZONE time_zone)::date
    FROM (SELECT DISTINCT ON (vendor_id, coalesce(user_id::text, client_phone))
        booking.*, person.gender
      FROM booking LEFT JOIN app_user person ON person.id = booking.user_id
      WHERE status <> 'held' AND client_name IS NOT NULL AND person.deleted_at IS NULL
        AND coalesce(user_id::text, client_phone) IS NOT NULL
      ORDER BY vendor_id, coalesce(user_id::text, client_phone), created_at, id) first`,
  `UPDATE booking SET client_id = client.id FROM client
    WHERE client.vendor_id = booking.vendor_id AND booking.status <> 'held'
      AND (client.user_id = booking.user_id
        OR (booking.user_id IS NULL AND client.user_id IS NULL
          AND client.phone = booking.client_phone))`,

  // What it is lies in the file store under its id. is_public: anybody may see it.
  `CREATE TABLE stored_file (
    id uuid PRIMARY KEY,
    owner_id uuid REFERENCES app_user ON DELETE CASCADE,
    name text NOT NULL,
    type text NOT NULL,
    bytes int NOT NULL CHECK (bytes > 0),
    is_public bool NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX stored_file_of_owner ON stored_file (owner_id)',

  // booking_id: the request that became this case.
  `CREATE TABLE legal_case (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    number int NOT NULL,
    client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
    booking_id uuid UNIQUE REFERENCES booking ON DELETE SET NULL,
    title text NOT NULL,
    category text NOT NULL
      CHECK (category IN ('Family', 'Divorce', 'Criminal', 'Civil', 'Property', 'Business')),
    opponent text,
    court text,
    stage text,
    outcome text CHECK (outcome IN ('won', 'lost', 'settled', 'withdrawn')),
    note text,
    opened_on date NOT NULL DEFAULT current_date,
    closed_on date,
    UNIQUE (vendor_id, number)
  )`,
  'CREATE INDEX legal_case_of_client ON legal_case (client_id)',
  `CREATE TABLE hearing (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES legal_case ON DELETE CASCADE,
    at timestamptz NOT NULL,
    court text,
    note text
  )`,
  'CREATE INDEX hearing_of_case ON hearing (case_id, at)',
  `CREATE TABLE case_document (
    id uuid PRIMARY KEY,
    case_id uuid NOT NULL REFERENCES legal_case ON DELETE CASCADE,
    file_id uuid NOT NULL REFERENCES stored_file,
    added_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX case_document_of_case ON case_document (case_id)',

  `CREATE TABLE assignment (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
    title text NOT NULL,
    text text NOT NULL,
    due_on date NOT NULL,
    max_marks int NOT NULL CHECK (max_marks > 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    submission_text text,
    file_id uuid REFERENCES stored_file,
    submitted_at timestamptz,
    marks int CHECK (marks BETWEEN 0 AND max_marks),
    remark text,
    graded_at timestamptz,
    CHECK (num_nulls(marks, graded_at) IN (0, 2))
  )`,
  'CREATE INDEX assignment_of_vendor ON assignment (vendor_id, due_on DESC)',
  'CREATE INDEX assignment_of_client ON assignment (client_id, due_on DESC)',

  // Numbers of invoices and of packages, as people name them.
  'ALTER TABLE ledger_movement ADD number int GENERATED BY DEFAULT AS IDENTITY UNIQUE',
  'ALTER TABLE package_purchase ADD number int GENERATED BY DEFAULT AS IDENTITY UNIQUE',

  // As before, but in larger numbers: a rate times its minutes need not fit into an int.
  `ALTER TABLE vendor_service DROP CONSTRAINT vendor_service_check,
    ADD CHECK (CASE WHEN rate_amount IS NULL THEN other_charges_amount = 0
      ELSE fee_amount = round(rate_amount::bigint * minutes / 60.0) + other_charges_amount END)`,

  // What was paid out of a professional's balance: the movement of the ledger that has its id.
  `CREATE TABLE payout (
    id uuid PRIMARY KEY REFERENCES ledger_movement,
    number int GENERATED BY DEFAULT AS IDENTITY UNIQUE,
    vendor_id uuid NOT NULL REFERENCES vendor,
    amount int NOT NULL CHECK (amount > 0),
    currency text NOT NULL CHECK (currency IN ('INR', 'USD')),
    provider text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX payout_of_vendor ON payout (vendor_id, created_at DESC)',
];
