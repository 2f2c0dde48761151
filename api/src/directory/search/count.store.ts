import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import {
  all,
  type Condition,
  found,
  inScope,
  isPinned,
  type Narrowing,
  narrowed,
  type Scope,
  unnarrowed,
} from './candidates';

/** Upper bound of `dice` for this share of the rows; null: all rows. */
export const diceBelow = (part: number): number | null =>
  part >= 1 ? null : Math.round(-(2 ** 31) + part * 2 ** 32);

/** Facets and week of every row in the scope, or of a random sample. */
export async function readCounted(
  db: Kysely<Tables>,
  scope: Scope,
  below: number | null,
): Promise<[facets: number, week: string][]> {
  const sample = below === null ? [] : [sql`dice < ${below}`];
  // Aggregated into one text: parsing thousands of rows would take longer than finding them.
  const { rows } = await sql<{ packed: string | null }>`
    SELECT string_agg(facets || ' ' || week_id, ',') AS packed
    FROM ${isPinned(scope) ? found(scope, unnarrowed, sample) : sampled(scope, sample)}`.execute(
    db,
  );
  const packed = rows[0]?.packed;
  if (!packed) return [];
  return packed.split(',').map((pair) => {
    const gap = pair.indexOf(' ');
    return [Number(pair.slice(0, gap)), pair.slice(gap + 1)];
  });
}

const sampled = (scope: Scope, sample: Condition[]): Condition =>
  sql`search_row WHERE ${all([...inScope(scope), ...sample, ...narrowed(scope, unnarrowed)])}`;

/** A group and the sampled share of its rows. */
export type Part = { id: string; part: number };

/** Matches per group: exact in a pinned scope, else estimated from each group's share. */
export async function countBy(
  db: Kysely<Tables>,
  group: 'city_id' | Scope['level'],
  scope: Scope,
  narrowing: Narrowing,
  parts: Part[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; vendors: number }>`${
    isPinned(scope)
      ? sql`SELECT found.${sql.ref(group)} AS id, count(*) AS vendors
          FROM ${found(scope, narrowing)} GROUP BY 1`
      : countedOnParts(group, scope, narrowing, parts)
  }`.execute(db);
  const partOf = new Map(isPinned(scope) ? [] : parts.map(({ id, part }) => [id, part]));
  return new Map(rows.map(({ id, vendors }) => [id, Math.round(vendors / (partOf.get(id) ?? 1))]));
}

function countedOnParts(
  group: 'city_id' | Scope['level'],
  scope: Scope,
  narrowing: Narrowing,
  parts: Part[],
): Condition {
  const bounds = parts.map(({ part }) => diceBelow(part) ?? 2 ** 31 - 1);
  return sql`SELECT grouped.id, listed.vendors
    FROM unnest(${parts.map(({ id }) => id)}::uuid[], ${bounds}::int[]) grouped (id, below)
    CROSS JOIN LATERAL (SELECT count(*) AS vendors FROM search_row
      WHERE ${all([...inScope(scope), ...narrowed(scope, narrowing)])}
        AND ${sql.ref(group)} = grouped.id AND dice <= grouped.below) listed`;
}

/** Vendors per category or sub-category and city. */
export async function sizesOf(db: Kysely<Tables>, nodes: string[]) {
  return db
    .selectFrom('facet_count')
    .select(['node_id', 'city_id', 'vendors'])
    .where('node_id', 'in', nodes)
    .where('kind', '=', 'all')
    .where('vendors', '>', 0)
    .execute();
}

/**
 * Stored counts of the scope, per facet bit and shared week. Own weeks are left out: they have as
 * many rows as vendors, and whose they are is known already.
 */
export async function keptCounts(
  db: Kysely<Tables>,
  { nodes, cities }: Scope,
  sharedWeeks: number[],
) {
  const counted = db
    .selectFrom('facet_count')
    .select((row) => ['kind', 'key', row.fn.sum<number>('vendors').as('vendors')])
    .where('node_id', 'in', nodes)
    .where('city_id', 'in', cities)
    .groupBy(['kind', 'key']);
  return counted
    .where('kind', 'in', ['all', 'option'])
    .unionAll(
      counted.where('kind', '=', 'week').where(sql<boolean>`key = ANY (${sharedWeeks}::bigint[])`),
    )
    .execute();
}
