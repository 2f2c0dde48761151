import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../storage/database.types';
import type { Cursor } from './cursor.model';
import { type Choice, maskOf } from './facets.model';
import type { Order } from './order.model';

export interface Point {
  lat: number;
  lng: number;
}

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

/** Localities or weeks, and what each adds to the rank. */
export type Raises = { id: string | number; by: number }[];

/** Options chosen, `avail` as the weeks that have one of them. */
export interface Narrowing {
  choices: Choice[];
  weeks: number[] | null;
}

type Condition = RawBuilder<unknown>;

const kmPerDegree = 111.195;

/**
 * Kilometres from a point to a row. On the flat between the two latitudes: within a metre of the
 * globe's in a city, and several times cheaper.
 */
const kmTo = ({ lat, lng }: Point): Condition => sql`(${kmPerDegree}::float8 * sqrt(
  (lat - ${lat}::float8) ^ 2
  + ((lng - ${lng}::float8) * cos(radians((lat + ${lat}::float8) / 2))) ^ 2))`;

function within({ lat, lng, km }: Point & { km: number }): Condition {
  const high = km / kmPerDegree;
  const wide = high / Math.max(0.01, Math.cos(((Math.abs(lat) + high) * Math.PI) / 180));
  return sql`lat BETWEEN ${lat - high}::float8 AND ${lat + high}::float8
    AND lng BETWEEN ${lng - wide}::float8 AND ${lng + wide}::float8
    AND ${kmTo({ lat, lng })} <= ${km}::float8`;
}

const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

function narrowed({ circle, only }: Scope, { choices, weeks }: Narrowing): Condition[] {
  const packed = choices.filter(({ facet }) => facet !== 'avail');
  return [
    ...packed.map(({ bits }) => sql`facets & ${String(maskOf(bits))}::bigint <> 0`),
    ...(weeks ? [sql`week_id = ANY (${weeks}::bigint[])`] : []),
    ...(circle ? [within(circle)] : []),
    ...(only ? [sql`vendor_id = ANY (${only}::uuid[])`] : []),
  ];
}

const inScope = ({ level, nodes, cities }: Scope): Condition[] => [
  sql`${sql.ref(level)} = ANY (${nodes}::uuid[])`,
  sql`city_id = ANY (${cities}::uuid[])`,
];

export type Listed = { vendor_id: string; key: number }[];

/** Which part of a list to read. */
export interface Stretch {
  after: Cursor | null;
  offset: number;
  limit: number;
}

export interface Reading extends Stretch {
  scope: Scope;
  narrowing: Narrowing;
  order: Order;
  raises: Raises;
  /** Where distances are measured from. */
  from: Point | null;
}

/** For lists of few: everybody who fits is looked at and sorted. */
export async function readSorted(db: Kysely<Tables>, reading: Reading): Promise<Listed> {
  const { scope, narrowing, order, raises, from, after, offset, limit } = reading;
  const raise =
    order.raisedBy === null
      ? sql``
      : sql`JOIN ${raisesOf(order, raises)} raised (id, by)
    ON raised.id = ${sql.ref(order.raisedBy === 'week' ? 'week_id' : 'locality_id')}`;
  const key =
    order.column === 'distance'
      ? sql`-round(${kmTo(from as Point)} * 1000)::bigint`
      : sql`${sql.ref(order.column)}::bigint ${order.raisedBy ? sql`+ raised.by` : sql``}`;
  const { rows } = await sql<Listed[number]>`SELECT vendor_id, key FROM (
      SELECT vendor_id, ${key} AS key FROM search_row ${raise}
      WHERE ${all([...inScope(scope), ...narrowed(scope, narrowing)])}) listed
    WHERE ${after ? sql`key <= ${after.key} AND (key < ${after.key} OR vendor_id > ${after.id})` : sql`true`}
    ORDER BY key DESC, vendor_id OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
}

const raisesOf = ({ raisedBy }: Order, raises: Raises): Condition => {
  const type = sql.raw(raisedBy === 'week' ? 'bigint' : 'uuid');
  return sql`unnest(${raises.map(({ id }) => id)}::${type}[],
    ${raises.map(({ by }) => by)}::bigint[]) `;
};

/**
 * For lists of many: an index holds the rows of each category and place in order, so the best of
 * every one of them are read and merged, however many there are.
 */
export async function readMerged(db: Kysely<Tables>, reading: Reading): Promise<Listed> {
  const { scope, narrowing, order, after, offset, limit } = reading;
  const column = sql.ref(order.column);
  const most = offset + limit;
  const bound = after ? sql`(${after.key}::bigint - stream.by)` : null;
  const rest = bound
    ? [sql`${column} <= ${bound}`, sql`(${column} < ${bound} OR vendor_id > ${after?.id}::uuid)`]
    : [];
  const { rows } = await sql<Listed[number]>`SELECT listed.vendor_id, listed.key
    FROM unnest(${scope.nodes}::uuid[]) node (id)
    CROSS JOIN ${streamsOf(reading)}
    CROSS JOIN LATERAL (
      SELECT vendor_id, ${column}::bigint + stream.by AS key FROM search_row
      WHERE ${sql.ref(scope.level)} = node.id AND ${streamOf(order)}
        AND ${all([...narrowed(scope, narrowing), ...rest])}
      ORDER BY ${column} DESC, vendor_id LIMIT ${most}) listed
    ORDER BY listed.key DESC, listed.vendor_id OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
}

/** Places, and weeks where they count, each with what it adds. */
function streamsOf({ scope, order, raises }: Reading): Condition {
  if (order.raisedBy === 'week') {
    return sql`(SELECT place, week.id AS week, week.by
      FROM unnest(${scope.cities}::uuid[]) place
      CROSS JOIN ${raisesOf(order, raises)} week (id, by)) stream`;
  }
  if (order.raisedBy === 'locality') return sql`${raisesOf(order, raises)} stream (place, by)`;
  const places = order.column === 'rank' ? scope.localities : scope.cities;
  return sql`(SELECT place, 0::bigint AS by FROM unnest(${places}::uuid[]) place) stream`;
}

function streamOf({ column, raisedBy }: Order): Condition {
  if (raisedBy === 'week') return sql`city_id = stream.place AND week_id = stream.week`;
  return column === 'rank' ? sql`locality_id = stream.place` : sql`city_id = stream.place`;
}

/** Below this bound of `dice` lies so large a part of everybody; null: everybody. */
export const diceBelow = (part: number): number | null =>
  part >= 1 ? null : Math.round(-(2 ** 31) + part * 2 ** 32);

/** Facets and week of everybody in the scope, or of a fair sample. */
export async function readCounted(
  db: Kysely<Tables>,
  scope: Scope,
  below: number | null,
): Promise<[facets: number, week: string][]> {
  const sample = below === null ? [] : [sql`dice < ${below}`];
  // One text instead of thousands of rows: reading them would take longer than finding them.
  const { rows } = await sql<{ packed: string | null }>`
    SELECT string_agg(facets || ' ' || week_id, ',') AS packed FROM search_row
    WHERE ${all([...inScope(scope), ...sample, ...narrowed(scope, unnarrowed)])}`.execute(db);
  const packed = rows[0]?.packed;
  if (!packed) return [];
  return packed.split(',').map((pair) => {
    const gap = pair.indexOf(' ');
    return [Number(pair.slice(0, gap)), pair.slice(gap + 1)];
  });
}

const unnarrowed: Narrowing = { choices: [], weeks: null };

/** Exactly how many fit. */
export async function countListed(
  db: Kysely<Tables>,
  scope: Scope,
  narrowing: Narrowing,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM search_row
    WHERE ${all([...inScope(scope), ...narrowed(scope, narrowing)])}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many fit in each group, each counted on its own part of everybody in it. */
export async function countBy(
  db: Kysely<Tables>,
  group: 'city_id' | 'category_id',
  scope: Scope,
  narrowing: Narrowing,
  parts: { id: string; part: number }[],
): Promise<Map<string, number>> {
  const bounds = parts.map(({ part }) => diceBelow(part) ?? 2 ** 31 - 1);
  const { rows } = await sql<{ id: string; vendors: number }>`
    SELECT grouped.id, listed.vendors
    FROM unnest(${parts.map(({ id }) => id)}::uuid[], ${bounds}::int[]) grouped (id, below)
    CROSS JOIN LATERAL (SELECT count(*) AS vendors FROM search_row
      WHERE ${all([...inScope(scope), ...narrowed(scope, narrowing)])}
        AND ${sql.ref(group)} = grouped.id AND dice <= grouped.below) listed`.execute(db);
  const partOf = new Map(parts.map(({ id, part }) => [id, part]));
  return new Map(rows.map(({ id, vendors }) => [id, Math.round(vendors / (partOf.get(id) ?? 1))]));
}

/** How many there are of each category or sub-category in each city. */
export async function sizesOf(db: Kysely<Tables>, nodes: string[]) {
  return db
    .selectFrom('facet_count')
    .select(['node_id', 'city_id', 'vendors'])
    .where('node_id', 'in', nodes)
    .where('kind', '=', 'all')
    .where('vendors', '>', 0)
    .execute();
}

/** The kept counts of everybody in the scope, per bit and week. */
export async function keptCounts(db: Kysely<Tables>, { nodes, cities }: Scope) {
  return db
    .selectFrom('facet_count')
    .select((row) => ['kind', 'key', row.fn.sum<number>('vendors').as('vendors')])
    .where('node_id', 'in', nodes)
    .where('city_id', 'in', cities)
    .groupBy(['kind', 'key'])
    .execute();
}
