import { type Kysely, sql } from 'kysely';
import { searchIndexes } from '../../core/db/migrations/0043-ranking';
import type { Tables } from '../../core/db/tables.generated';
import { notifyOfListed } from '../alerts/notify-listed';
import { refreshFigures } from './figures.store';
import { rankOfVendor } from './ranking.store';

/**
 * Rebuilds the tables behind lists, suggestions and counts from the vendors: a million in about two
 * minutes. Call it inside a transaction; readers wait for its end.
 */
export async function rebuildSearch(db: Kysely<Tables>): Promise<void> {
  await takeTurn(db);
  await sql`TRUNCATE search_row, facet_count, week`.execute(db);
  for (const { name } of searchIndexes) await sql`DROP INDEX ${sql.id(name)}`.execute(db);
  await addWeeks(db, sql`true`);
  await addRows(db, sql`true`);
  await giveOwnWeeks(db, sql`true`);
  for (const { definition } of searchIndexes) await sql.raw(definition).execute(db);
  await countAll(db);
  await sql`DELETE FROM term WHERE NOT is_kept`.execute(db);
  await addTerms(db, sql`true`);
  for (const table of ['search_row', 'facet_count', 'term'] as const) {
    await sql`ANALYZE ${sql.table(table)}`.execute(db);
  }
}

/**
 * Updates rows, counts and terms of these vendors after any change. Call it inside a transaction: a
 * lock lets only one such transaction run at a time, which keeps the counts exact.
 */
export async function refreshVendors(db: Kysely<Tables>, ids: string[]): Promise<void> {
  await takeTurn(db);
  await refreshFigures(db, ids);
  const chosen = sql<boolean>`vendor_id = ANY (${ids}::uuid[])`;
  await addCounts(db, chosen, -1);
  await sql`DELETE FROM search_row WHERE ${chosen}`.execute(db);
  await addWeeks(db, sql`vendor.id = ANY (${ids}::uuid[])`);
  await addRows(db, chosen);
  await giveOwnWeeks(db, sql`vendor.id = ANY (${ids}::uuid[])`);
  await addCounts(db, chosen, 1);
  await addTerms(db, sql`vendor.id = ANY (${ids}::uuid[])`);
  await notifyOfListed(db, ids);
}

type Condition = ReturnType<typeof sql<boolean>>;

/** Arbitrary advisory lock id, shared by all writers of counts. */
const turn = 7_203;

async function takeTurn(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${turn})`.execute(db);
}

/** Columns of `search_source`; only the rank is computed here. */
const sourceColumns = sql.join(
  [
    ...(['vendor_id', 'category_id', 'sub_category_id', 'city_id', 'locality_id'] as const),
    ...(['lat', 'lng', 'facets', 'week_id', 'dice', 'rating', 'popular', 'experience'] as const),
    ...(['fee_low', 'fee_high', 'name_key', 'name_back', 'words'] as const),
  ].map((column) => sql.ref(column)),
);

async function addRows(db: Kysely<Tables>, which: Condition): Promise<void> {
  await sql`INSERT INTO search_row (${sourceColumns}, rank)
    SELECT ${sourceColumns}, (SELECT ${rankOfVendor} FROM vendor WHERE id = vendor_id)
    FROM search_source WHERE ${which}`.execute(db);
}

async function addWeeks(db: Kysely<Tables>, which: Condition): Promise<void> {
  await sql`INSERT INTO week (id, hours, lunch_from, lunch_to)
    SELECT DISTINCT ON (id) * FROM (
      SELECT week_key(working_hours, lunch_from, lunch_to) AS id, working_hours,
        lunch_from, lunch_to
      FROM vendor WHERE status = 'live' AND ${which}) known
    ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * Vendors with bookings or exceptions get a week row of their own, as no shared week matches them.
 */
async function giveOwnWeeks(db: Kysely<Tables>, which: Condition): Promise<void> {
  const own = sql`status = 'live' AND has_own_times AND ${which}`;
  await sql`INSERT INTO week (id, hours, lunch_from, lunch_to, vendor_id)
    SELECT own_week_key(id), working_hours, lunch_from, lunch_to, id FROM vendor WHERE ${own}
    ON CONFLICT (id) DO UPDATE SET hours = excluded.hours, lunch_from = excluded.lunch_from,
      lunch_to = excluded.lunch_to`.execute(db);
  await sql`UPDATE search_row SET week_id = own_week_key(vendor.id) FROM vendor
    WHERE vendor.id = search_row.vendor_id AND ${own}`.execute(db);
}

/** One row per vendor, level and counted value. */
const counted = (which: Condition) => sql`
  SELECT level.node_id, city_id, thing.kind, thing.key
  FROM search_row
  CROSS JOIN LATERAL (VALUES (category_id), (sub_category_id)) level (node_id)
  CROSS JOIN LATERAL (
    SELECT 'all' AS kind, 0::bigint AS key
    UNION ALL SELECT 'week', week_id
    UNION ALL SELECT 'cell', cell
    UNION ALL SELECT 'option', bit FROM generate_series(0, 52) bit
      WHERE facets & (1::bigint << bit) <> 0) thing
  WHERE level.node_id IS NOT NULL AND ${which}`;

async function addCounts(db: Kysely<Tables>, which: Condition, sign: 1 | -1): Promise<void> {
  await sql`INSERT INTO facet_count (node_id, city_id, kind, key, vendors)
    SELECT node_id, city_id, kind, key, ${sign}::int * count(*) FROM (${counted(which)}) counted
    GROUP BY 1, 2, 3, 4
    ON CONFLICT (node_id, city_id, kind, key)
    DO UPDATE SET vendors = facet_count.vendors + excluded.vendors`.execute(db);
  await sql`INSERT INTO vendor_count (category_id, vendors)
    SELECT node_id, 0 FROM (${counted(which)}) counted GROUP BY node_id
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE vendor_count SET vendors = vendor_count.vendors + changed.vendors FROM (
      SELECT node_id, ${sign}::int * count(*) AS vendors
      FROM (${counted(which)}) counted WHERE kind = 'all' GROUP BY node_id) changed
    WHERE category_id = changed.node_id`.execute(db);
}

/** Sums all bits in one pass: one query per bit takes minutes for a million vendors. */
async function countAll(db: Kysely<Tables>): Promise<void> {
  const bits = sql.raw(
    Array.from(
      { length: 53 },
      (_, bit) => `count(*) FILTER (WHERE facets & ${2 ** bit} <> 0)`,
    ).join(', '),
  );
  for (const node of ['category_id', 'sub_category_id'] as const) {
    const column = sql.ref(node);
    await sql`INSERT INTO facet_count (node_id, city_id, kind, key, vendors)
      SELECT node_id, city_id, CASE WHEN place = 1 THEN 'all' ELSE 'option' END,
        CASE WHEN place = 1 THEN 0 ELSE place - 2 END, vendors
      FROM (SELECT ${column} AS node_id, city_id, ARRAY[count(*), ${bits}] AS numbers
        FROM search_row WHERE ${column} IS NOT NULL GROUP BY 1, 2) summed
      CROSS JOIN LATERAL unnest(numbers) WITH ORDINALITY AS number (vendors, place)
      WHERE vendors > 0
      UNION ALL
      SELECT ${column}, city_id, 'week', week_id, count(*)
      FROM search_row WHERE ${column} IS NOT NULL GROUP BY 1, 2, 4
      UNION ALL
      SELECT ${column}, city_id, 'cell', cell, count(*)
      FROM search_row WHERE ${column} IS NOT NULL GROUP BY 1, 2, 4`.execute(db);
  }
  await sql`INSERT INTO vendor_count (category_id, vendors)
    SELECT category.id, coalesce((SELECT sum(vendors) FROM facet_count
      WHERE node_id = category.id AND kind = 'all'), 0) FROM category
    ON CONFLICT (category_id) DO UPDATE SET vendors = excluded.vendors`.execute(db);
}

/** Weights of words that come from vendors. */
const weights = { title: 8, field: 3 };

/** Vendors' titles, fields and services become terms of their sub-category. */
async function addTerms(db: Kysely<Tables>, which: Condition): Promise<void> {
  await sql`INSERT INTO term (text, node_id, label, weight, is_kept)
    SELECT DISTINCT ON (plain_words(label), node_id)
      plain_words(label), node_id, label, weight, false
    FROM (
      SELECT DISTINCT vendor.sub_category_id AS node_id, said.label, said.weight
      FROM vendor CROSS JOIN LATERAL (
        SELECT vendor.title AS label, ${weights.title}::int AS weight
        UNION ALL
        SELECT jsonb_array_elements_text(vendor.detail -> 'specializations'), ${weights.field}
      ) said
      WHERE vendor.status = 'live' AND vendor.sub_category_id IS NOT NULL AND ${which}
      UNION
      SELECT DISTINCT vendor.sub_category_id, service.name, ${weights.field}::int
      FROM vendor JOIN vendor_service service ON service.vendor_id = vendor.id
      WHERE vendor.status = 'live' AND vendor.sub_category_id IS NOT NULL AND ${which}
    ) known
    WHERE plain_words(label) <> ''
    ORDER BY plain_words(label), node_id, weight DESC
    ON CONFLICT DO NOTHING`.execute(db);
}
