import {
  type Failure,
  type Loaded,
  locality,
  useEndpoint,
  useFavourites,
  useLocality,
  useLocation,
  useNavigate,
} from '@nukkad/platform';
import {
  type Category,
  type GeoPlace,
  limits,
  type SearchAnswer,
  type VendorsAnswer,
} from '@nukkad/platform/contract';
import { useEffect } from 'react';
import { childrenOf, findCategory } from '../../common/categories.model';
import { useCategories } from '../../common/categories.queries';
import type { MapSource } from '../../common/map/map.queries';
import { categoryHint } from '../../common/navigation/navigation-state';
import type { Profession } from '../../common/professions/profession';
import { filtersOf, type ListingQuery, readQuery, writeQuery } from './listing.query.model';

/** The query in the address. */
export function useQuery(): ListingQuery {
  return readQuery(useLocation().search);
}

/** A place chosen in the header replaces the one in the address. */
export function useHeaderPlace(query: ListingQuery): GeoPlace {
  const { place } = useLocality();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      locality.subscribe(() => {
        const { isChosen, place: chosen } = locality.get();
        const { city, state, ...facets } = query.facets;
        const isNamed = query.loc ?? query.point ?? city ?? state;
        if (!isChosen || chosen._id === place._id || !isNamed) return;
        const next = { ...query, facets, loc: null, point: null, page: 1 };
        navigate(pathname + writeQuery(next), { replace: true });
      }),
    [place, query, navigate, pathname],
  );
  return place;
}

export type Directory =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'absent' }
  | { state: 'ready'; category: Category; specialities: Category[] };

/** The profession's category and its specialities. */
export function useDirectory({ slug }: Profession): Directory {
  const categories = useCategories();
  const hint = categoryHint(useLocation().state);
  if (categories.state !== 'ready') return categories;
  const category = findCategory(categories.value, ({ profession }) => profession === slug, hint);
  if (!category) return { state: 'absent' };
  return { state: 'ready', category, specialities: childrenOf(category, categories.value) };
}

interface Asked {
  query: ListingQuery;
  place: GeoPlace;
}

/**
 * A page of a listing; the speciality's previous page stays while it loads. Null: the category is
 * unknown.
 */
export function useVendors(
  categoryId: string | null,
  spec: string | null,
  { query, place }: Asked,
): Loaded<VendorsAnswer> {
  const liked = useLiked(query);
  const filters = filtersOf(query, { place: place.slug, liked });
  return useEndpoint(
    'getVendorsByCategory',
    { query: { categoryId: categoryId ?? '', ...(spec !== null && { spec }), ...filters } },
    {
      enabled: categoryId !== null && !excludesAll(query, liked),
      // Another speciality's list must not stand under the new heading.
      keepPrevious: (previous) => (previous.query.spec ?? null) === spec,
    },
  );
}

/** Slugs of what a list is of. */
export interface ListSubject {
  profession: string;
  spec: string | null;
}

/** What the list's map is of; `subject` is null for the results of a search. */
export function useMapSource(query: ListingQuery, subject: ListSubject | null): MapSource {
  const { place } = useLocality();
  const liked = useLiked(query);
  const { page: _page, sort: _sort, ...filters } = filtersOf(query, { place: place.slug, liked });
  if (subject === null) {
    return { call: 'getSearchMap', query: { ...filters, ...searchWords(query) } };
  }
  const { profession: type, spec } = subject;
  return { call: 'getVendorMap', query: { ...filters, type, ...(spec !== null && { spec }) } };
}

/** A page of results from all professions. */
export function useSearch({ query, place }: Asked): Loaded<SearchAnswer> {
  const liked = useLiked(query);
  const filters = filtersOf(query, { place: place.slug, liked });
  return useEndpoint(
    'searchDirectory',
    { query: { ...filters, ...searchWords(query) } },
    { enabled: !excludesAll(query, liked), keepPrevious: true },
  );
}

const searchWords = ({ term, type, isExact }: ListingQuery) => ({
  q: term,
  ...(type !== null && { type }),
  ...(isExact && { exact: '1' as const }),
});

/** Matches per profession, ignoring the list's filters. */
export function useOtherProfessions(term: string, place: GeoPlace): Loaded<SearchAnswer> {
  const query = { q: term, loc: place.slug, limit: 1, page: 1 };
  return useEndpoint('searchDirectory', { query });
}

/** Trending searches, most frequent first. */
export const useTrending = () => useEndpoint('getTrendingSearches');

const nobody: readonly string[] = [];

/** Only a list filtered by favourites depends on them. */
function useLiked({ isLiked }: Pick<ListingQuery, 'isLiked'>): readonly string[] {
  return useFavourites((liked) => (isLiked ? liked : nobody));
}

/** Whether the list is filtered by favourites without any: no request is needed. */
export function useHasNoFavourites(query: ListingQuery): boolean {
  return useFavourites((liked) => excludesAll(query, liked));
}

function excludesAll({ isLiked }: ListingQuery, liked: readonly string[]): boolean {
  return isLiked && liked.slice(0, limits.idsPerList).length === 0;
}
