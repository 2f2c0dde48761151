import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  all,
  type Condition,
  found,
  foundInSquares,
  inScope,
  isPinned,
  type Narrowing,
  narrowed,
  type Scope,
} from '../search/candidates';
import { diceBelow } from '../search/count.store';
import { gridCellsIn } from '../search/geo-grid.model';
import { type Box, isNearBox } from './box.model';

/** Which rows a map shows. */
export interface MapReading {
  scope: Scope;
  narrowing: Narrowing;
  /** Null: the whole scope. */
  box: Box | null;
}

export interface Placed {
  vendor_id: string;
  lat: number;
  lng: number;
}

/** The first matches in any order, one more than a map shows. */
export async function readPlaced(db: Kysely<Tables>, reading: MapReading): Promise<Placed[]> {
  const { rows } = await sql<Placed>`SELECT found.vendor_id, found.lat, found.lng
    FROM ${matches(reading)} LIMIT ${limits.mapPoints + 1}`.execute(db);
  return rows;
}

export interface Grouped {
  count: number;
  lat: number;
  lng: number;
}

/**
 * The matches by squares of `side` degrees, each with their middle. With a `part` below 1 only so
 * many are read, chosen at random.
 */
export async function readGroups(
  db: Kysely<Tables>,
  reading: MapReading,
  { side, part }: { side: number; part: number },
): Promise<Grouped[]> {
  const below = diceBelow(part);
  const source = below === null ? matches(reading) : sampled(reading, below);
  const { rows } = await sql<Grouped>`
    SELECT count(*)::int AS count, avg(found.lat)::float8 AS lat, avg(found.lng)::float8 AS lng
    FROM ${source}
    GROUP BY floor(found.lat / ${side}::float8), floor(found.lng / ${side}::float8)
    ORDER BY count DESC, lat, lng`.execute(db);
  return rows;
}

/** Names and professions of the live ones among these vendors. */
export async function namesOf(db: Kysely<Tables>, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'vendor.name', 'vendor.title', 'category.profession'])
    .where('vendor.id', 'in', ids)
    .where('vendor.status', '=', 'live')
    .execute();
}

function matches({ scope, narrowing, box }: MapReading): Condition {
  if (isPinned(scope) || !isNearBox(box)) return found(scope, narrowing, inBox(box));
  const fitting = [...narrowed(scope, narrowing), ...inBox(box)];
  return foundInSquares(scope, gridCellsIn(box), fitting);
}

const sampled = ({ scope, narrowing, box }: MapReading, below: number): Condition =>
  sql`(SELECT lat, lng FROM search_row
    WHERE ${all([
      ...inScope(scope),
      sql`dice < ${below}`,
      ...narrowed(scope, narrowing),
      ...inBox(box),
    ])}) found`;

function inBox(box: Box | null): Condition[] {
  if (box === null) return [];
  const { south, north, west, east } = box;
  return [
    sql`lat BETWEEN ${south}::float8 AND ${north}::float8`,
    sql`lng BETWEEN ${west}::float8 AND ${east}::float8`,
  ];
}
