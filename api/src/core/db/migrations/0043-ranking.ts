import { type Kysely, sql } from 'kysely';
import { searchIndexes as earlierIndexes } from './0006-search-cells';

/**
 * A rank weighs more than the rating, so lists by rating have a column of their own. The start after
 * it reindexes the vendors with the weights of the release.
 */
export const ranking = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
    for (const { definition } of addedIndexes) await sql.raw(definition).execute(db);
  },
};

const rest = `lat, lng, vendor_id, locality_id, dice,
  rank, rating, popular, experience, fee_low, fee_high`;

const orders: Record<string, [keys: string, include: string]> = {
  rating: ['rating DESC, vendor_id', 'facets, week_id, lat, lng'],
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

const added = new Set(addedIndexes.map(({ name }) => name));
const replaced = earlierIndexes.filter(({ name }) => added.has(name));

/** Dropped while every vendor is indexed, and created again after: far quicker than row by row. */
export const searchIndexes = [
  ...earlierIndexes.filter(({ name }) => !added.has(name)),
  ...addedIndexes,
];

const statements = [
  'ALTER VIEW search_source RENAME COLUMN rank TO rating',
  'ALTER TABLE search_row ADD rating int',
  'UPDATE search_row SET rating = rank',
  'ALTER TABLE search_row ALTER rating SET NOT NULL',
  ...replaced.map(({ name }) => `DROP INDEX ${name}`),
  `COMMENT ON COLUMN search_row.rank IS 'The default order.'`,
  `COMMENT ON COLUMN search_row.rating IS 'As \`vendor.rating_rank\`.'`,
  `COMMENT ON COLUMN vendor.rating_rank IS
    'The mean in thousandths of a star, drawn to the usual one while reviews are few.'`,
];
