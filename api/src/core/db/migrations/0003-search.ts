import { type Kysely, sql } from 'kysely';

/** What lists, suggestions and counts are read from. PostgreSQL 15 and later. */
export const search = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const index of searchIndexes) await sql.raw(index.definition).execute(db);
  },
};

const filters = 'facets, week_id, lat, lng';

/** Indexes by what they are read for; higher is better in a sort, and an id settles equals. */
const orders: Record<string, [keys: string, include: string]> = {
  rank: ['locality_id, rank DESC, vendor_id', filters],
  popular: ['city_id, popular DESC, vendor_id', filters],
  experience: ['city_id, experience DESC, vendor_id', filters],
  fee_low: ['city_id, fee_low DESC, vendor_id', filters],
  fee_high: ['city_id, fee_high DESC, vendor_id', filters],
  soonest: ['city_id, week_id, rank DESC, vendor_id', filters],
  sample: ['city_id, dice', filters],
  around: [
    'city_id, lat',
    'lng, facets, week_id, dice, vendor_id, locality_id, rank, popular, experience, fee_low, fee_high',
  ],
};

const columns = { category: 'category_id', sub_category: 'sub_category_id' };

/** Dropped while everybody is loaded, and made again after: far quicker than row by row. */
export const searchIndexes = [
  ...Object.entries(columns).flatMap(([level, column]) =>
    Object.entries(orders).map(([order, [keys, include]]) => ({
      name: `search_${level}_${order}`,
      definition: `CREATE INDEX search_${level}_${order} ON search_row (${column}, ${keys})
        INCLUDE (${include})`,
    })),
  ),
  {
    name: 'search_row_name',
    definition: 'CREATE INDEX search_row_name ON search_row (name_key text_pattern_ops)',
  },
  {
    name: 'search_row_name_back',
    definition: 'CREATE INDEX search_row_name_back ON search_row (name_back text_pattern_ops)',
  },
  {
    name: 'search_row_words',
    definition: 'CREATE INDEX search_row_words ON search_row USING gin (words)',
  },
];

/** Dollars count as so many rupees where fees are compared. */
const rupeesPerDollar = 85;

const statements = [
  // Lower-case words without accents and punctuation, as terms and names are compared.
  `CREATE FUNCTION plain_words(said text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(lower(unaccent(said)), '[\\s!-/:-@\\[-\`{-~]+', ' ', 'g')) $$`,
  // Equal schedules have the same number, below 2^52.
  `CREATE FUNCTION week_key(hours jsonb, lunch_from text, lunch_to text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT ('x' || substr(md5(hours::text || coalesce(lunch_from || lunch_to, '')), 1, 13))
      ::bit(52)::bigint $$`,

  // What people mean by the name of a state of facts: one bit of search_row.facets each.
  // low is included, high is not; null: no bound. Money in paise, ratings in tenths of a star.
  `CREATE TABLE facet_option (
    facet text NOT NULL,
    category_id uuid REFERENCES category,
    value text NOT NULL,
    label text NOT NULL,
    position int NOT NULL,
    bit int NOT NULL CHECK (bit BETWEEN 0 AND 52),
    low int,
    high int
  )`,
  `CREATE UNIQUE INDEX facet_option_value ON facet_option (facet, category_id, value)
    NULLS NOT DISTINCT`,
  `CREATE UNIQUE INDEX facet_option_bit ON facet_option (category_id, bit) NULLS NOT DISTINCT`,

  // The weeks that vendors work by: many share one, so that who is free is asked once per week.
  `CREATE TABLE week (
    id bigint PRIMARY KEY,
    hours jsonb NOT NULL,
    lunch_from text,
    lunch_to text
  )`,

  `CREATE TABLE search_row (
    vendor_id uuid PRIMARY KEY,
    category_id uuid NOT NULL,
    sub_category_id uuid,
    city_id uuid NOT NULL,
    locality_id uuid NOT NULL,
    lat real NOT NULL,
    lng real NOT NULL,
    facets bigint NOT NULL,
    week_id bigint NOT NULL,
    dice int NOT NULL,
    rank int NOT NULL,
    popular int NOT NULL,
    experience int NOT NULL,
    fee_low int NOT NULL,
    fee_high int NOT NULL,
    name_key text NOT NULL,
    name_back text NOT NULL,
    words tsvector NOT NULL
  )`,

  // How many live vendors a category or sub-category has in a city: all of them, per option of a
  // facet (key: its bit) and per week (key: its id).
  `CREATE TABLE facet_count (
    node_id uuid,
    city_id uuid,
    kind text CHECK (kind IN ('all', 'option', 'week')),
    key bigint,
    vendors int NOT NULL,
    PRIMARY KEY (node_id, city_id, kind, key)
  )`,

  // Words for what the directory divides into. is_kept: given, not read from what vendors say.
  `CREATE TABLE term (
    text text,
    node_id uuid REFERENCES category ON DELETE CASCADE,
    label text NOT NULL,
    weight int NOT NULL,
    is_kept bool NOT NULL,
    PRIMARY KEY (text, node_id)
  )`,
  'CREATE INDEX term_prefix ON term (text text_pattern_ops)',
  'CREATE INDEX term_likeness ON term USING gin (text gin_trgm_ops)',

  // Only words of the table term get here: never what somebody typed.
  `CREATE TABLE search_day (
    day date,
    term text,
    searches int NOT NULL CHECK (searches > 0),
    PRIMARY KEY (day, term)
  )`,

  `CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    topic text NOT NULL,
    payload jsonb NOT NULL,
    available_at timestamptz NOT NULL DEFAULT now(),
    attempts int NOT NULL DEFAULT 0,
    done_at timestamptz
  )`,
  'CREATE INDEX outbox_waiting ON outbox (available_at) WHERE done_at IS NULL',

  // What search_row must hold. It is filled from here and nowhere else.
  `CREATE VIEW search_source AS
    SELECT vendor.id AS vendor_id, vendor.category_id, vendor.sub_category_id, locality.city_id,
      vendor.locality_id, vendor.lat::real AS lat, vendor.lng::real AS lng,
      (SELECT coalesce(bit_or(1::bigint << option.bit), 0) FROM facet_option option
        WHERE (option.category_id IS NULL OR option.category_id = vendor.category_id)
          AND CASE option.facet
            WHEN 'gender' THEN option.value = lower(vendor.gender)
            WHEN 'lang' THEN option.label = ANY (vendor.languages)
            WHEN 'level' THEN option.value = ANY (vendor.levels)
            WHEN 'court' THEN option.value = ANY (vendor.courts)
            WHEN 'rating' THEN vendor.rating_count >= 3
              AND round(10.0 * vendor.rating_sum / vendor.rating_count) >= option.low
            WHEN 'quick' THEN vendor.reply_minutes < option.high
            WHEN 'exp' THEN vendor.experience_years >= coalesce(option.low, 0)
              AND vendor.experience_years < coalesce(option.high, 2147483647)
            WHEN 'fee' THEN fee.paise >= coalesce(option.low, 0)
              AND fee.paise < coalesce(option.high, 2147483647)
          END) AS facets,
      week_key(vendor.working_hours, vendor.lunch_from, vendor.lunch_to) AS week_id,
      ('x' || substr(md5(vendor.id::text), 1, 8))::bit(32)::int AS dice,
      vendor.rating_rank AS rank, vendor.bookings_30d AS popular,
      vendor.experience_years AS experience,
      coalesce(-fee.paise, -2147483647) AS fee_low, coalesce(fee.paise, -1) AS fee_high,
      name.key AS name_key, regexp_replace(name.key, '^(.*) ([^ ]+)$', '\\2 \\1') AS name_back,
      to_tsvector('simple', name.key || ' ' || unaccent(concat_ws(' ', vendor.title,
        vendor.detail ->> 'clinicName', vendor.detail ->> 'specializations'))) AS words
    FROM vendor
    JOIN locality ON locality.id = vendor.locality_id
    CROSS JOIN LATERAL (SELECT least(2147483646, vendor.fee_amount::bigint *
      CASE vendor.fee_currency WHEN 'USD' THEN ${rupeesPerDollar} ELSE 1 END)::int AS paise) fee
    CROSS JOIN LATERAL (SELECT regexp_replace(plain_words(vendor.name),
      '^(dr|adv|ca|er|prof|mr|mrs|ms|shri|smt) ', '') AS key) name
    WHERE vendor.status = 'live'`,
];
