import {
  type FacetName,
  limits,
  type SortName,
  type VendorFilters,
} from '@nukkad/platform/contract';

/** State of a listing, encoded in its address. */
export interface ListingQuery {
  /** Slug of a speciality; null if the address names none. */
  spec: string | null;
  term: string;
  /** Disables spelling correction. */
  isExact: boolean;
  /** Slug of the place; null for the header's. */
  loc: string | null;
  point: { lat: number; lng: number } | null;
  /** Radius in kilometres. */
  radius: number | null;
  facets: Partial<Record<FacetName, string[]>>;
  isQuick: boolean;
  isLiked: boolean;
  /** Profession filter of search results. */
  type: string | null;
  sort: SortName;
  page: number;
  /** On a map instead of as a list. */
  isMap: boolean;
}

/** In their order in an address. */
export const facetNames: readonly FacetName[] = [
  'gender',
  'lang',
  'fee',
  'exp',
  'rating',
  'level',
  'court',
  'avail',
  'city',
  'state',
];

const sortNames: readonly SortName[] = [
  'relevance',
  'soonest',
  'distance',
  'rating',
  'popular',
  'fee-low',
  'fee-high',
  'experience',
];

const SLUG = /^[a-z0-9][a-z0-9.-]{0,59}$/;
/** More of one kind cannot come from the user interface. */
const MOST_VALUES = 24;

/** Parses an address; invalid values are ignored. */
export function readQuery(search: string): ListingQuery {
  const asked = new URLSearchParams(search);
  const get = (name: string) => asked.get(name);
  return {
    spec: slugIn(get('spec')),
    term: termIn(get('q')),
    isExact: get('exact') === '1',
    loc: slugIn(asSlug(get('loc'))),
    point: pointIn(get('lat'), get('lng')),
    radius: limits.radii.find((km) => String(km) === get('r')) ?? null,
    // A form without script names a facet once for each of its values.
    facets: facetsIn((name) => asked.getAll(name).join(',')),
    isQuick: get('quick') === '1',
    isLiked: get('liked') === '1',
    type: slugIn(get('type')),
    sort: sortNames.find((name) => name === get('sort')) ?? 'relevance',
    page: pageIn(get('page')),
    isMap: get('view') === 'map',
  };
}

/** Builds an address without default values. */
export function writeQuery(query: ListingQuery): string {
  const { point, facets } = query;
  const said: [string, string | number | null | undefined][] = [
    ['spec', query.spec],
    ['q', query.term || null],
    ['exact', query.isExact ? 1 : null],
    ['type', query.type],
    ['loc', query.loc],
    ['lat', point?.lat],
    ['lng', point?.lng],
    ['r', query.radius],
    ...facetNames.map((name): [string, string | undefined] => [name, facets[name]?.join(',')]),
    ['quick', query.isQuick ? 1 : null],
    ['liked', query.isLiked ? 1 : null],
    ['sort', query.sort === 'relevance' ? null : query.sort],
    ['page', query.page === 1 ? null : query.page],
    ['view', query.isMap ? 'map' : null],
  ];
  const address = new URLSearchParams();
  for (const [name, value] of said) {
    if (value !== null && value !== undefined && value !== '') address.set(name, String(value));
  }
  const text = address.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The query with changes, from its first page. */
export function changed(query: ListingQuery, changes: Partial<ListingQuery>): ListingQuery {
  return { ...query, page: 1, ...changes };
}

/** A requested change that is not rendered yet. */
export interface Pending {
  before: ListingQuery;
  now: ListingQuery;
}

/**
 * Merges a change from `shown` to `next` with another pending one. Where both change a field, the
 * newer wins.
 */
export function withPending(
  shown: ListingQuery,
  next: ListingQuery,
  { before, now }: Pending,
): ListingQuery {
  return {
    ...newer(shown, next, before, now),
    facets: newer(shown.facets, next.facets, before.facets, now.facets),
  };
}

/** `next`, with those fields of `now` that have changed while `next` left them alone. */
function newer<T extends object>(shown: T, next: T, before: T, now: T): T {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys({ ...next, ...now, ...shown }) as (keyof T)[];
  const moved = names.filter(
    (name) => isSame(shown[name], next[name]) && !isSame(before[name], now[name]),
  );
  return { ...next, ...Object.fromEntries(moved.map((name) => [name, now[name]])) };
}

/** Toggles a value of a facet. */
export function withFacetValue(query: ListingQuery, name: FacetName, value: string): ListingQuery {
  const before = query.facets[name] ?? [];
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value].sort();
  return changed(query, {
    facets: { ...query.facets, [name]: after.length > 0 ? after : undefined },
  });
}

/** Whether the list is narrowed by more than subject and place. */
export function isNarrowed({ term, radius, facets, isQuick, isLiked }: ListingQuery): boolean {
  const isChosen = Object.values(facets).some((values) => values !== undefined);
  return term !== '' || radius !== null || isChosen || isQuick || isLiked;
}

/** Removes the filters: speciality, term and place stay. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  return changed(query, {
    radius: null,
    point: null,
    facets: {},
    isQuick: false,
    isLiked: false,
  });
}

interface Surroundings {
  /** Slug of the place if the address names none. */
  place: string;
  /** The device's favourite vendors. */
  liked: readonly string[];
}

/** Filters of the API request, without `spec` and `type`. */
export function filtersOf(query: ListingQuery, { place, liked }: Surroundings): VendorFilters {
  const { term, point, radius, facets, sort, page } = query;
  const chosen = facetNames.flatMap((name) => {
    const values = facets[name];
    return values ? [[name, values.join(',')]] : [];
  });
  return {
    ...Object.fromEntries(chosen),
    ...(term !== '' && { q: term }),
    ...(point ?? { loc: query.loc ?? place }),
    ...(radius !== null && { r: radius }),
    ...(query.isQuick && { quick: '1' }),
    ...(query.isLiked && { ids: liked.slice(0, limits.idsPerList).join(',') }),
    ...(sort !== 'relevance' && { sort }),
    page,
  };
}

function facetsIn(get: (name: string) => string): ListingQuery['facets'] {
  const chosen = facetNames.flatMap((name) => {
    const values = get(name)
      .slice(0, 2_000)
      .split(',')
      .filter((one) => SLUG.test(one));
    const distinct = [...new Set(values)].slice(0, MOST_VALUES).sort();
    return distinct.length > 0 ? [[name, distinct]] : [];
  });
  return Object.fromEntries(chosen);
}

/** `HSR Layout` → `hsr-layout`: a place may have been typed. */
function asSlug(text: string | null): string | null {
  if (text === null || text.length > limits.placeTermMaxLength) return null;
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const slugIn = (text: string | null) => (text !== null && SLUG.test(text) ? text : null);

function termIn(text: string | null): string {
  const term = (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(term).slice(0, limits.searchTermMaxLength).join('');
}

/** About a hundred metres: enough for distances, without revealing more of the user's position. */
const PLACES_OF_DEGREES = 3;

/** A point, rounded for an address. */
export function roundedPoint(lat: number, lng: number): { lat: number; lng: number } {
  const round = (degrees: number) => Number(degrees.toFixed(PLACES_OF_DEGREES));
  return { lat: round(lat), lng: round(lng) };
}

function pointIn(lat: string | null, lng: string | null): ListingQuery['point'] {
  const degrees = (text: string | null, most: number) => {
    const isNumber = text !== null && /^-?\d{1,3}(\.\d{1,12})?$/.test(text);
    return isNumber && Math.abs(Number(text)) <= most ? Number(text) : null;
  };
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)];
  return north === null || east === null ? null : roundedPoint(north, east);
}

function pageIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
