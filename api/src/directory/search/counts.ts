import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { isPinned, type Narrowing, type Scope } from './candidates';
import { countBy, diceBelow, keptCounts, type Part, readCounted, sizesOf } from './count.store';
import { type Counted, nothingCounted, type Tally, tally } from './facets/facets.model';
import type { Circle } from './geo-grid.model';
import type { Weeks } from './known-weeks';
import type { ListQuery } from './list-query';

/** The number of vendors under each option, and its accuracy. */
export interface Counts extends Tally {
  /** Rows represented by each counted row; 1 means an exact count. */
  scale: number;
  /** The number before facets narrow the list. */
  scopeTotal: number;
  /** By city id, under all facets except city and state. */
  cities: Map<string, number>;
  citiesExact: boolean;
}

/** Radius in kilometres that holds about half of a large city's vendors. */
const cityKm = 12;

/** A circle needs a larger sample, because only part of the sampled rows lie in it. */
const closerLook = (circle: Circle | null): number =>
  circle ? Math.max(1, (cityKm / circle.km) ** 2) : 1;

export async function countAll(db: Kysely<Tables>, listQuery: ListQuery): Promise<Counts> {
  const { scope, narrowing, area, weeks } = listQuery;
  const everywhere = area.allCities.map(({ _id }) => _id);
  const sizes = await citySizes(db, scope);
  const scopeTotal = sum(scope.cities.map((city) => sizes.get(city) ?? 0));
  const shared = { scopeTotal };
  if (isWhole(scope, narrowing)) {
    const counts = await countKept(db, scope, weeks);
    return { ...counts, ...shared, scale: 1, cities: sizes, citiesExact: true };
  }
  const part = partOf(scope, scopeTotal);
  const parts = partsOf(scope, everywhere, sizes);
  const [rows, cities] = await Promise.all([
    readCounted(db, scope, diceBelow(part)),
    countBy(db, 'city_id', { ...scope, cities: everywhere }, narrowing, parts),
  ]);
  const counted = rows.map(
    ([facets, week]): Counted => [facets, weeks.get(Number(week))?.avail ?? 0],
  );
  return {
    ...tally(counted, narrowing.choices),
    ...shared,
    scale: 1 / part,
    cities,
    citiesExact: parts.every((city) => city.part === 1),
  };
}

/** Matches per category of the scope, narrowed by the facets that all categories share. */
export async function countNodes(
  db: Kysely<Tables>,
  { scope, narrowing }: Pick<ListQuery, 'scope' | 'narrowing'>,
): Promise<Map<string, number>> {
  const choices = narrowing.choices.filter(
    ({ facet }) => !['fee', 'level', 'court'].includes(facet),
  );
  const sizes = await nodeSizes(db, scope);
  if (isWhole(scope, { ...narrowing, choices })) return sizes;
  const part = partOf(scope, sum([...sizes.values()]));
  const parts = scope.nodes.map((id) => ({ id, part }));
  return countBy(db, scope.level, scope, { ...narrowing, choices }, parts);
}

async function nodeSizes(db: Kysely<Tables>, { nodes, cities }: Scope) {
  const sizes = new Map<string, number>();
  if (nodes.length === 0) return sizes;
  for (const { node_id, city_id, vendors } of await sizesOf(db, nodes)) {
    if (cities.includes(city_id)) sizes.set(node_id, (sizes.get(node_id) ?? 0) + vendors);
  }
  return sizes;
}

async function citySizes(db: Kysely<Tables>, { nodes }: Scope): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  if (nodes.length === 0) return sizes;
  for (const { city_id, vendors } of await sizesOf(db, nodes)) {
    sizes.set(city_id, (sizes.get(city_id) ?? 0) + vendors);
  }
  return sizes;
}

const isWhole = ({ circle, only }: Scope, { choices }: Narrowing): boolean =>
  choices.length === 0 && !circle && !only;

/** The share of rows to count: all when there are few, else a random sample. */
function partOf({ circle, only }: Scope, total: number): number {
  if (only) return 1;
  return Math.min(1, (limits.countedVendors * closerLook(circle)) / Math.max(1, total));
}

/** The share per city: all of small cities, and an equal number of each large one. */
function partsOf(scope: Scope, cities: string[], sizes: Map<string, number>): Part[] {
  const ascending = cities
    .map((id) => ({ id, size: sizes.get(id) ?? 0 }))
    .sort((a, b) => a.size - b.size);
  let budget = limits.countedVendors * closerLook(scope.circle);
  return ascending.map(({ id, size }, index) => {
    const counted = isPinned(scope) ? size : Math.min(size, budget / (ascending.length - index));
    budget -= counted;
    return { id, part: size === 0 ? 1 : counted / size };
  });
}

async function countKept(db: Kysely<Tables>, scope: Scope, weeks: Weeks): Promise<Tally> {
  const counts = nothingCounted();
  if (scope.nodes.length === 0 || scope.cities.length === 0) return counts;
  const within = weeks.within(scope);
  const shared = within.filter(({ city }) => city === null).map(({ id }) => id);
  for (const { city, now } of within) if (city !== null) addWeek(counts.avail, now.avail, 1);
  for (const { kind, key, vendors } of await keptCounts(db, scope, shared)) {
    if (kind === 'all') counts.total = vendors;
    if (kind === 'option') counts.options[key] = vendors;
    if (kind === 'week') addWeek(counts.avail, weeks.get(key)?.avail ?? 0, vendors);
  }
  return counts;
}

function addWeek(avail: number[], mask: number, vendors: number): void {
  for (const bit of avail.keys()) {
    if ((mask & (1 << bit)) !== 0) avail[bit] = (avail[bit] ?? 0) + vendors;
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
