import { type RawBuilder, sql } from 'kysely';
import { type Choice, isOfCell, maskOf } from './facets/facets.model';
import { gridCellsWithin, isNear, kmPerDegree, type Point, widthOf } from './geo-grid.model';
import type { Reach } from './known-weeks';

/** The vendors a list chooses from, before facets narrow it. */
export interface Scope {
  level: 'category_id' | 'sub_category_id';
  /** Ids of categories or sub-categories, as `level` says. */
  nodes: string[];
  cities: string[];
  /** Every locality of these cities. */
  localities: string[];
  circle: (Point & { km: number }) | null;
  /** Limits the list to these vendors. */
  only: string[] | null;
}

/** The chosen options; `avail` as the ids of the weeks within reach that have one of them. */
export interface Narrowing {
  choices: Choice[];
  weeks: ((reach: Reach) => number[]) | null;
}

export const unnarrowed: Narrowing = { choices: [], weeks: null };

export type Condition = RawBuilder<unknown>;

export const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/**
 * Kilometres from a point to a row, on a flat map: within a metre of the great circle in a city,
 * and several times cheaper.
 */
export const kmTo = ({ lat, lng }: Point): Condition => sql`(${kmPerDegree}::float8 * sqrt(
  (lat - ${lat}::float8) ^ 2
  + ((lng - ${lng}::float8) * cos(radians((lat + ${lat}::float8) / 2))) ^ 2))`;

function within({ lat, lng, km }: Point & { km: number }): Condition {
  const high = km / kmPerDegree;
  const wide = widthOf({ lat, km });
  return sql`lat BETWEEN ${lat - high}::float8 AND ${lat + high}::float8
    AND lng BETWEEN ${lng - wide}::float8 AND ${lng + wide}::float8
    AND ${kmTo({ lat, lng })} <= ${km}::float8`;
}

export const inScope = ({ level, nodes, cities }: Scope): Condition[] => [
  sql`${sql.ref(level)} = ANY (${nodes}::uuid[])`,
  sql`city_id = ANY (${cities}::uuid[])`,
];

export function narrowed(scope: Scope, { choices, weeks }: Narrowing): Condition[] {
  const { circle, only } = scope;
  const packed = choices.filter(({ facet }) => facet !== 'avail');
  return [
    ...packed.map(({ bits }) => has(sql`facets`, bits)),
    ...(weeks ? [sql`week_id = ANY (${weeks(scope)}::bigint[])`] : []),
    ...(circle ? [within(circle)] : []),
    ...(only ? [sql`vendor_id = ANY (${only}::uuid[])`] : []),
  ];
}

const has = (facets: Condition, bits: number[]): Condition =>
  sql`${facets} & ${String(maskOf(bits))}::bigint <> 0`;

/** Whether an index yields few rows beyond the matches, whatever the filters. */
export const isPinned = ({ circle, only }: Scope): boolean => only !== null || isNear(circle);

/**
 * A table `found` of the matching rows, read by the most selective index: ids, the grid squares of
 * a small circle, or the cells with the chosen options.
 */
export function found(scope: Scope, narrowing: Narrowing, more: Condition[] = []): Condition {
  const fitting = [...narrowed(scope, narrowing), ...more];
  if (scope.only) {
    return sql`(SELECT * FROM search_row WHERE ${all([...inScope(scope), ...fitting])}) found`;
  }
  const { circle } = scope;
  return circle && isNear(circle)
    ? foundInSquares(scope, gridCellsWithin(circle), fitting)
    : foundInCells(scope, narrowing, fitting);
}

/**
 * The same by grid squares: `strips` are the first and last of each row of the grid.
 *
 * OFFSET 0, here and below, is an optimisation fence: the planner would reorder the joins, because
 * it misestimates correlated facets.
 */
export function foundInSquares(
  { level, nodes, cities }: Scope,
  strips: [low: number, high: number][],
  fitting: Condition[],
): Condition {
  return sql`unnest(${nodes}::uuid[]) node (id)
    CROSS JOIN unnest(${cities}::uuid[]) city (id)
    CROSS JOIN unnest(${strips.map(([low]) => low)}::int[],
      ${strips.map(([, high]) => high)}::int[]) strip (low, high)
    CROSS JOIN LATERAL (SELECT * FROM search_row
      WHERE ${sql.ref(level)} = node.id AND city_id = city.id
        AND square BETWEEN strip.low AND strip.high AND ${all(fitting)} OFFSET 0) found`;
}

function foundInCells(
  { level, nodes, cities }: Scope,
  { choices }: Narrowing,
  fitting: Condition[],
): Condition {
  const ofCells = choices.filter(({ facet }) => isOfCell(facet));
  return sql`(SELECT node_id, city_id, key FROM facet_count
      WHERE node_id = ANY (${nodes}::uuid[]) AND city_id = ANY (${cities}::uuid[])
        AND kind = 'cell' AND vendors > 0
        AND ${all(ofCells.map(({ bits }) => has(sql`key`, bits)))}) kept
    CROSS JOIN LATERAL (SELECT * FROM search_row
      WHERE ${sql.ref(level)} = kept.node_id AND city_id = kept.city_id
        AND cell = kept.key::int AND ${all(fitting)} OFFSET 0) found`;
}
