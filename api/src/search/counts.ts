import { limits } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/database.types';
import { type Counted, nothingCounted, type Tally, tally } from './facets.model';
import {
  countBy,
  diceBelow,
  keptCounts,
  type Narrowing,
  readCounted,
  type Scope,
  sizesOf,
} from './list.store';
import type { Question } from './question';
import type { Weeks } from './weeks.store';

/** What a list holds under each option, and how sure that is. */
export interface Counts extends Tally {
  /** Each counted row stands for so many; 1: everybody was counted. */
  scale: number;
  /** Before any facet narrows it. */
  scopeTotal: number;
  /** By id of the city, with every facet but city and state. */
  cities: Map<string, number>;
  citiesExact: boolean;
}

/** Of a circle's surroundings more are looked at, since few of them lie in it. */
const closerLook = 4;

export async function countAll(db: Kysely<Tables>, question: Question): Promise<Counts> {
  const { scope, narrowing, area, weeks } = question;
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
  const counted = rows.map(([facets, week]): Counted => [facets, weeks.get(week)?.avail ?? 0]);
  return {
    ...tally(counted, narrowing.choices),
    ...shared,
    scale: 1 / part,
    cities,
    citiesExact: parts.every((city) => city.part === 1),
  };
}

/** How many fit in each top-level category, narrowed by what every category knows. */
export async function countProfessions(
  db: Kysely<Tables>,
  { scope, narrowing }: Pick<Question, 'scope' | 'narrowing'>,
  categories: string[],
): Promise<Map<string, number>> {
  const general = narrowing.choices.filter(
    ({ facet }) => !['fee', 'level', 'court'].includes(facet),
  );
  const sizes = await sizesOf(db, scope.nodes);
  const total = sum(
    sizes.filter(({ city_id }) => scope.cities.includes(city_id)).map(({ vendors }) => vendors),
  );
  const part = partOf(scope, total);
  return countBy(
    db,
    'category_id',
    scope,
    { ...narrowing, choices: general },
    categories.map((id) => ({ id, part })),
  );
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

/** Which part of so many is counted: all of few, a fair sample of many. */
function partOf({ circle, only }: Scope, total: number): number {
  if (only) return 1;
  const counted = limits.countedVendors * (circle ? closerLook : 1);
  return Math.min(1, counted / Math.max(1, total));
}

/** Of each city a part: all of the small ones, and of the large ones equally many. */
function partsOf({ circle, only }: Scope, cities: string[], sizes: Map<string, number>) {
  const ascending = cities
    .map((id) => ({ id, size: sizes.get(id) ?? 0 }))
    .sort((a, b) => a.size - b.size);
  let budget = limits.countedVendors * (circle ? closerLook : 1);
  return ascending.map(({ id, size }, index) => {
    const counted = only ? size : Math.min(size, budget / (ascending.length - index));
    budget -= counted;
    return { id, part: size === 0 ? 1 : counted / size };
  });
}

async function countKept(db: Kysely<Tables>, scope: Scope, weeks: Weeks): Promise<Tally> {
  const counts = nothingCounted();
  if (scope.nodes.length === 0 || scope.cities.length === 0) return counts;
  for (const { kind, key, vendors } of await keptCounts(db, scope)) {
    if (kind === 'all') counts.total = vendors;
    if (kind === 'option') counts.options[key] = vendors;
    if (kind === 'week') addWeek(counts.avail, weeks.get(String(key))?.avail ?? 0, vendors);
  }
  return counts;
}

function addWeek(avail: number[], mask: number, vendors: number): void {
  for (const bit of avail.keys()) {
    if ((mask & (1 << bit)) !== 0) avail[bit] = (avail[bit] ?? 0) + vendors;
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
