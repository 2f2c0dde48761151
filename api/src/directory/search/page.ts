import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { kmBetween } from '../geo/places.model';
import type { Counts } from './counts';
import { isNear } from './geo-grid.model';
import { type Boosts, type Listed, type Reading, readMerged, readSorted } from './list.store';
import type { ListQuery } from './list-query';
import { orders, raiseForNext } from './order.model';
import { pointsForKm, pointsForMatch } from './ranking.model';

/** One page of a list and the total; `listed` has one extra row when there is a next page. */
export interface Page {
  listed: Listed;
  total: number;
  isTotalExact: boolean;
}

/** A sampled count this far above the limit surely exceeds it. */
const farAbove = 1.5;

export async function readPage(
  db: Kysely<Tables>,
  listQuery: ListQuery,
  counts: Counts,
): Promise<Page> {
  const reading = readingOf(listQuery);
  const isExact = counts.scale === 1;
  const expected = counts.total * counts.scale;
  const isMany = counts.scopeTotal > limits.countedVendors && !listQuery.scope.only;
  if (isExact) {
    const listed = isMany ? await readMany(db, reading) : (await readSorted(db, reading)).listed;
    return { listed, total: counts.total, isTotalExact: true };
  }
  if (expected > limits.countedVendors * farAbove) {
    const listed = await readMany(db, reading);
    return { listed, total: limits.countedVendors, isTotalExact: false };
  }
  // With so few matches, reading a page costs as much as reading them all.
  return { ...(await readSorted(db, reading)), isTotalExact: true };
}

async function readMany(db: Kysely<Tables>, reading: Reading): Promise<Listed> {
  if (reading.order.column === 'distance') return readNearest(db, reading);
  if (isNear(reading.scope.circle)) return (await readSorted(db, reading)).listed;
  return readMerged(db, reading);
}

/** Radii in kilometres, tried in turn until a circle holds enough vendors. */
const circles = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64];

const metres = 1_000;

async function readNearest(db: Kysely<Tables>, reading: Reading): Promise<Listed> {
  const { from, scope, after, limit } = reading;
  const least = after ? -after.key / metres : 0;
  const most = scope.circle?.km ?? Infinity;
  for (const km of circles.filter((one) => one > least && one < most)) {
    const circle = from && { ...from, km };
    const { listed } = await readSorted(db, { ...reading, scope: { ...scope, circle } });
    if (listed.length === limit) return listed;
  }
  return (await readSorted(db, reading)).listed;
}

function readingOf(listQuery: ListQuery): Reading {
  const { scope, narrowing, area, after, page, limit } = listQuery;
  return {
    scope,
    narrowing,
    order: orders[listQuery.sort],
    boosts: boostsOf(listQuery),
    topics: topicsOf(listQuery),
    from: area.point,
    after,
    offset: after ? 0 : (page - 1) * limit,
    limit: limit + 1,
  };
}

function boostsOf({ sort, area, scope, narrowing, weeks }: ListQuery): Boosts {
  const { boostedBy } = orders[sort];
  if (boostedBy === 'week') {
    const chosen = narrowing.weeks && new Set(narrowing.weeks(scope));
    return weeks
      .within(scope)
      .map(({ id, now, city }) => ({ id, by: raiseForNext(now.next), place: city }))
      .filter(({ id }) => chosen?.has(id) ?? true);
  }
  if (boostedBy === null) return [];
  const here = new Set(scope.localities);
  const { point } = area;
  return area.allLocalities
    .filter(({ _id }) => here.has(_id))
    .map(({ _id, point: middle }) => ({
      id: _id,
      by: point && middle ? pointsForKm(kmBetween(point, middle)) : 0,
    }));
}

/** Topics with their points; null when all match the words equally. */
function topicsOf({ sort, scope, shares }: ListQuery): Boosts | null {
  if (sort !== 'relevance') return null;
  const topics = scope.nodes.map((id) => ({ id, by: pointsForMatch(shares.get(id) ?? 1) }));
  return topics.some(({ by }) => by !== 0) ? topics : null;
}
