import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  all,
  type Condition,
  found,
  kmTo,
  type Narrowing,
  narrowed,
  type Scope,
} from './candidates';
import type { Cursor } from './cursor.model';
import type { Point } from './geo-grid.model';
import type { Order } from './order.model';

/**
 * Localities, weeks or topics, and the amount each adds to the rank. An own week says the city of
 * its only vendor.
 */
export type Boosts = { id: string | number; by: number; place?: string | null }[];

export type Listed = { vendor_id: string; key: number }[];

/** The part of a list to read. */
interface Stretch {
  after: Cursor | null;
  offset: number;
  limit: number;
}

export interface Reading extends Stretch {
  scope: Scope;
  narrowing: Narrowing;
  order: Order;
  boosts: Boosts;
  /** Boosts by topic; null for none. */
  topics: Boosts | null;
  /** Origin of distances. */
  from: Point | null;
}

/** A part of the matches in order; `total` is the number of all matches. */
interface Sorted {
  listed: Listed;
  total: number;
}

/** For small lists: reads, counts and sorts every match. */
export async function readSorted(db: Kysely<Tables>, reading: Reading): Promise<Sorted> {
  const { scope, narrowing, order, boosts, topics, after, offset, limit } = reading;
  const raise = order.boostedBy
    ? sql`JOIN ${boostsOf(order, boosts)} raised (id, by) ON raised.id = found.${sql.ref(
        order.boostedBy === 'week' ? 'week_id' : 'locality_id',
      )}`
    : sql``;
  const match = topics
    ? sql`JOIN ${idsWith('uuid', topics)} topic (id, by)
        ON topic.id = found.${sql.ref(scope.level)}`
    : sql``;
  const rest = after
    ? sql`key <= ${after.key} AND (key < ${after.key} OR vendor_id > ${after.id})`
    : sql`true`;
  const { rows } = await sql<{ total: number; vendor_id: string | null; key: number }>`
    WITH fitting AS MATERIALIZED (
      SELECT found.vendor_id, ${keyOf(reading)} AS key
      FROM ${found(scope, narrowing)} ${raise} ${match})
    SELECT counted.total, listed.vendor_id, listed.key
    FROM (SELECT count(*) AS total FROM fitting) counted
    LEFT JOIN (SELECT vendor_id, key FROM fitting WHERE ${rest}
      ORDER BY key DESC, vendor_id OFFSET ${offset} LIMIT ${limit}) listed ON true
    ORDER BY listed.key DESC, listed.vendor_id`.execute(db);
  const listed = rows.flatMap(({ vendor_id, key }) => (vendor_id ? [{ vendor_id, key }] : []));
  return { listed, total: rows[0]?.total ?? 0 };
}

function keyOf({ order, topics, from }: Reading): Condition {
  if (order.column === 'distance') return sql`-round(${kmTo(from as Point)} * 1000)::bigint`;
  return sql`${sql.ref(order.column)}::bigint ${order.boostedBy ? sql`+ raised.by` : sql``}
    ${topics ? sql`+ topic.by` : sql``}`;
}

const boostsOf = ({ boostedBy }: Order, boosts: Boosts): Condition =>
  idsWith(boostedBy === 'week' ? 'bigint' : 'uuid', boosts);

const idsWith = (type: 'bigint' | 'uuid', boosts: Boosts): Condition =>
  sql`unnest(${boosts.map(({ id }) => id)}::${sql.raw(type)}[],
    ${boosts.map(({ by }) => by)}::bigint[]) `;

/**
 * For large lists: an index holds each category and place in order, so the best rows of each are
 * read and merged; the cost does not depend on the list's length.
 */
export async function readMerged(db: Kysely<Tables>, reading: Reading): Promise<Listed> {
  const { scope, narrowing, order, topics, after, offset, limit } = reading;
  const column = sql.ref(order.column);
  const most = offset + limit;
  const nodes = topics ?? scope.nodes.map((id) => ({ id, by: 0 }));
  const bound = after ? sql`(${after.key}::bigint - stream.by - node.by)` : null;
  const rest = bound
    ? [sql`${column} <= ${bound}`, sql`(${column} < ${bound} OR vendor_id > ${after?.id}::uuid)`]
    : [];
  const { rows } = await sql<Listed[number]>`SELECT listed.vendor_id, listed.key
    FROM ${idsWith('uuid', nodes)} node (id, by)
    CROSS JOIN ${streamsOf(reading)}
    CROSS JOIN LATERAL (
      SELECT vendor_id, ${column}::bigint + stream.by + node.by AS key FROM search_row
      WHERE ${sql.ref(scope.level)} = node.id AND ${streamOf(order)}
        AND ${all([...narrowed(scope, narrowing), ...rest])}
      ORDER BY ${column} DESC, vendor_id LIMIT ${most}) listed
    ORDER BY listed.key DESC, listed.vendor_id OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
}

/** Places, and weeks when they count, each with its boost. */
function streamsOf({ scope, order, boosts }: Reading): Condition {
  if (order.boostedBy === 'week') {
    const own = boosts.filter(({ place }) => typeof place === 'string');
    const shared = boosts.filter(({ place }) => typeof place !== 'string');
    return sql`(SELECT place, week.id AS week, week.by
      FROM unnest(${scope.cities}::uuid[]) place
      CROSS JOIN ${boostsOf(order, shared)} week (id, by)
      UNION ALL SELECT place, id, by FROM unnest(${own.map(({ place }) => place)}::uuid[],
        ${own.map(({ id }) => id)}::bigint[], ${own.map(({ by }) => by)}::bigint[])
        own (place, id, by)) stream`;
  }
  if (order.boostedBy === 'locality') return sql`${boostsOf(order, boosts)} stream (place, by)`;
  const places = order.column === 'rank' ? scope.localities : scope.cities;
  return sql`(SELECT place, 0::bigint AS by FROM unnest(${places}::uuid[]) place) stream`;
}

function streamOf({ column, boostedBy }: Order): Condition {
  if (boostedBy === 'week') return sql`city_id = stream.place AND week_id = stream.week`;
  return column === 'rank' ? sql`locality_id = stream.place` : sql`city_id = stream.place`;
}
