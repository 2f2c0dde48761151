import { type Kysely, sql } from 'kysely';

/** Who is in the directory, where, and as what. PostgreSQL 15 and later. */
export const directory = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  'CREATE EXTENSION IF NOT EXISTS citext',
  'CREATE EXTENSION IF NOT EXISTS unaccent',
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',

  `CREATE TABLE user_type (
    id uuid PRIMARY KEY,
    slug text NOT NULL UNIQUE,
    name text NOT NULL,
    icon text NOT NULL,
    white_icon text NOT NULL,
    position int NOT NULL
  )`,

  `CREATE TABLE category (
    id uuid PRIMARY KEY,
    parent_id uuid REFERENCES category,
    profession text NOT NULL REFERENCES user_type (slug),
    slug text NOT NULL,
    name text NOT NULL,
    background_color text NOT NULL,
    image text,
    position int NOT NULL
  )`,
  'CREATE UNIQUE INDEX category_slug_among_siblings ON category (parent_id, slug) NULLS NOT DISTINCT',

  `CREATE TABLE vendor_count (
    category_id uuid PRIMARY KEY REFERENCES category,
    vendors int NOT NULL CHECK (vendors >= 0)
  )`,

  `CREATE TABLE city (
    id uuid PRIMARY KEY,
    name text NOT NULL UNIQUE,
    state text NOT NULL
  )`,

  `CREATE TABLE locality (
    id uuid PRIMARY KEY,
    city_id uuid NOT NULL REFERENCES city,
    name text NOT NULL,
    pin text NOT NULL CHECK (pin ~ '^[1-9][0-9]{5}$'),
    lat float8 NOT NULL,
    lng float8 NOT NULL,
    UNIQUE (city_id, name)
  )`,

  `CREATE TABLE app_user (
    id uuid PRIMARY KEY,
    email citext NOT NULL,
    full_name text NOT NULL,
    phone text,
    gender text CHECK (gender IN ('Male', 'Female')),
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('user', 'vendor', 'operator')),
    user_type_id uuid REFERENCES user_type,
    email_verified_at timestamptz,
    is_sample bool NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz
  )`,
  'CREATE UNIQUE INDEX app_user_email ON app_user (email) WHERE deleted_at IS NULL',

  `CREATE TABLE vendor (
    id uuid PRIMARY KEY,
    user_id uuid UNIQUE REFERENCES app_user,
    category_id uuid NOT NULL REFERENCES category,
    sub_category_id uuid REFERENCES category,
    locality_id uuid NOT NULL REFERENCES locality,
    status text NOT NULL CHECK (status IN ('draft', 'review', 'live', 'suspended')),
    name text NOT NULL,
    title text NOT NULL,
    image text NOT NULL,
    qualifications text[] NOT NULL,
    detail jsonb NOT NULL,
    about text NOT NULL,
    address text NOT NULL,
    lat float8 NOT NULL,
    lng float8 NOT NULL,
    experience_years int NOT NULL CHECK (experience_years >= 0),
    languages text[] NOT NULL,
    gender text NOT NULL CHECK (gender IN ('Male', 'Female')),
    rating_sum int NOT NULL DEFAULT 0,
    rating_count int NOT NULL DEFAULT 0,
    rating_rank int NOT NULL DEFAULT 0,
    fee_amount int CHECK (fee_amount >= 0),
    fee_currency text CHECK (fee_currency IN ('INR', 'USD')),
    fee_per text,
    working_hours jsonb NOT NULL,
    is_verified bool NOT NULL DEFAULT false,
    is_sample bool NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nulls(fee_amount, fee_currency, fee_per) IN (0, 3))
  )`,
  // The two orders a listing is read in. An id is all a page needs before it fetches its ten rows.
  `CREATE INDEX vendor_of_category ON vendor (category_id, rating_rank DESC, id)
    WHERE status = 'live'`,
  `CREATE INDEX vendor_of_sub_category ON vendor (sub_category_id, rating_rank DESC, id)
    WHERE status = 'live'`,

  `CREATE TABLE vendor_service (
    id uuid PRIMARY KEY,
    vendor_id uuid NOT NULL REFERENCES vendor ON DELETE CASCADE,
    position int NOT NULL,
    name text NOT NULL,
    minutes int NOT NULL CHECK (minutes > 0),
    fee_amount int NOT NULL CHECK (fee_amount >= 0),
    fee_currency text NOT NULL CHECK (fee_currency IN ('INR', 'USD')),
    UNIQUE (vendor_id, position)
  )`,

  `CREATE TABLE content (
    key text PRIMARY KEY,
    body jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now()
  )`,

  `CREATE TABLE client_error (
    id uuid PRIMARY KEY,
    code text NOT NULL,
    message text NOT NULL,
    path text NOT NULL,
    remote text,
    version text,
    release text,
    seen_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX client_error_seen ON client_error (seen_at)',

  `CREATE TABLE seed_state (
    step text PRIMARY KEY,
    done int NOT NULL
  )`,
];
