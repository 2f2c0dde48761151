import { useLocation } from '@nukkad/platform';
import type { Facet, SortName } from '@nukkad/platform/contract';
import type { BarFilter } from '../../common/professions/profession';
import type { ListingQuery } from '../query/listing.query.model';
import { AppliedFilters } from './applied-filters';
import { FilterBar } from './filter-bar';
import { type Filtering, useChange, useDistance } from './filtering';

export interface FilterHeadProps {
  query: ListingQuery;
  /** Choices with their counts; null while unknown. */
  facets: Facet[] | null;
  filters: readonly BarFilter[];
  sorts: readonly SortName[];
  /** The list consists of search results: the term is no filter then. */
  isSearch?: boolean;
  /** Name of the search locality. */
  place: string;
  /** Number of matches as text: "128 doctors"; null while loading. */
  count: string | null;
}

/** Filters and sort order of a list. */
export function FilterHead({ count, ...asked }: FilterHeadProps) {
  return <FilterBar filtering={useFiltering(asked)} count={count} />;
}

/** Applied filters of a list. */
export function AppliedHead({ count: _count, ...asked }: FilterHeadProps) {
  return <AppliedFilters filtering={useFiltering(asked)} />;
}

function useFiltering({ isSearch = false, ...asked }: Omit<FilterHeadProps, 'count'>): Filtering {
  const change = useChange(asked.query);
  const { pathname: path } = useLocation();
  const distance = useDistance(asked.query, asked.place, change);
  return { ...asked, isSearch, change, path, distance };
}
