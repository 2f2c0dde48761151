import { type Kysely, sql } from 'kysely';
import { searchIndexes as earlierIndexes } from './0003-search';

/** Rows are found by what they can be filtered for, and by where they lie, not only in an order. */
export const searchCells = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const { definition } of addedIndexes) await sql.raw(definition).execute(db);
    await sql.raw(countCells).execute(db);
  },
};

/** Bits of the facets of which a vendor has one option: gender, exp, rating, fee and quick. */
const cellMask = 1_073_725_443;

/** Hundredths of a degree, about a kilometre: its row, then its column. */
const square = `(floor((lat::float8 + 90) * 100)::int * 65536
  + floor((lng::float8 + 180) * 100)::int)`;

const rest = `lat, lng, vendor_id, locality_id, dice,
  rank, popular, experience, fee_low, fee_high`;

const orders: Record<string, [keys: string, include: string]> = {
  cell: ['cell, week_id', `facets, ${rest}`],
  square: ['square', `facets, week_id, ${rest}`],
};

const columns = { category: 'category_id', sub_category: 'sub_category_id' };

const addedIndexes = Object.entries(columns).flatMap(([level, column]) =>
  Object.entries(orders).map(([order, [keys, include]]) => ({
    name: `search_${level}_${order}`,
    definition: `CREATE INDEX search_${level}_${order} ON search_row (${column}, city_id, ${keys})
      INCLUDE (${include})`,
  })),
);

const replaced = Object.keys(columns).map((level) => `search_${level}_around`);

/** Dropped while everybody is loaded, and made again after: far quicker than row by row. */
export const searchIndexes = [
  ...earlierIndexes.filter(({ name }) => !replaced.includes(name)),
  ...addedIndexes,
];

const statements = [
  `ALTER TABLE search_row
    ADD cell int NOT NULL GENERATED ALWAYS AS ((facets & ${cellMask})::int) STORED,
    ADD square int NOT NULL GENERATED ALWAYS AS (${square}) STORED`,
  ...replaced.map((name) => `DROP INDEX ${name}`),
  // kind 'cell': key is search_row.cell.
  `ALTER TABLE facet_count DROP CONSTRAINT facet_count_kind_check,
    ADD CHECK (kind IN ('all', 'option', 'week', 'cell'))`,
  // Every process has the whole vocabulary in memory.
  'DROP INDEX term_prefix, term_likeness',
];

const countCells = `INSERT INTO facet_count (node_id, city_id, kind, key, vendors)
  SELECT node_id, city_id, 'cell', cell, count(*)
  FROM search_row CROSS JOIN LATERAL (VALUES (category_id), (sub_category_id)) level (node_id)
  WHERE node_id IS NOT NULL GROUP BY node_id, city_id, cell`;
