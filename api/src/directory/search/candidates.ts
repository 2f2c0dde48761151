import { type RawBuilder, sql } from 'kysely';
import { type Choice, isOfCell, maskOf } from './facets/facets.model';
import { gridCellsWithin, isNear, kmPerDegree, type Point, widthOf } from './geo-grid.model';

/** Among whom a list chooses, before any facet narrows it. */
export interface Scope {
  level: 'category_id' | 'sub_category_id';
  /** Categories or sub-categories, as `level` says. */
  nodes: string[];
  cities: string[];
  /** Every locality of these cities. */
  localities: string[];
  circle: (Point & { km: number }) | null;
  /** Nobody but these vendors. */
  only: string[] | null;
}

/** Options chosen, `avail` as the weeks that have one of them. */
export interface Narrowing {
  choices: Choice[];
  weeks: number[] | null;
}

export const unnarrowed: Narrowing = { choices: [], weeks: null };

export type Condition = RawBuilder<unknown>;

export const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

/**
 * Kilometres from a point to a row. On the flat between the two latitudes: within a metre of the
 * globe's in a city, and several times cheaper.
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

export function narrowed({ circle, only }: Scope, { choices, weeks }: Narrowing): Condition[] {
  const packed = choices.filter(({ facet }) => facet !== 'avail');
  return [
    ...packed.map(({ bits }) => has(sql`facets`, bits)),
    ...(weeks ? [sql`week_id = ANY (${weeks}::bigint[])`] : []),
    ...(circle ? [within(circle)] : []),
    ...(only ? [sql`vendor_id = ANY (${only}::uuid[])`] : []),
  ];
}

const has = (facets: Condition, bits: number[]): Condition =>
  sql`${facets} & ${String(maskOf(bits))}::bigint <> 0`;

/** True where an index leads to little more than those who fit, whatever they are filtered for. */
export const isPinned = ({ circle, only }: Scope): boolean => only !== null || isNear(circle);

/**
 * A table `found` of the rows that fit, by the index that leads to the fewest others: ids, the
 * squares of a small circle, or the cells whose people have the options chosen.
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

// Here and below OFFSET 0 keeps the planner from joining in another order than from index entry to
// index entry, for which it would need to know how facets go together.
function foundInSquares(
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
