import type { Facet, SortName } from '@nukkad/platform/contract';
import type { BarFilter } from '../../common/professions/profession';
import type { ListingQuery } from '../listing.query.model';
import { AppliedFilters } from './applied-filters';
import { FilterBar } from './filter-bar';
import { type Filtering, useChange, useDistance } from './filtering';

export interface FilterHeadProps {
  query: ListingQuery;
  /** What can be chosen and how many there would be; null until it is known. */
  facets: Facet[] | null;
  filters: readonly BarFilter[];
  sorts: readonly SortName[];
  /** The list is what the term found: the term is no filter then. */
  isSearch?: boolean;
  /** Name of the place that is looked around. */
  place: string;
  /** How many the list holds now, in words: "128 doctors"; null while they are counted. */
  count: string | null;
}

/** What narrows and orders a list. */
export function FilterHead({ count, ...asked }: FilterHeadProps) {
  return <FilterBar filtering={useFiltering(asked)} count={count} />;
}

/** What does so now. */
export function AppliedHead({ count: _count, ...asked }: FilterHeadProps) {
  return <AppliedFilters filtering={useFiltering(asked)} />;
}

function useFiltering({ isSearch = false, ...asked }: Omit<FilterHeadProps, 'count'>): Filtering {
  const change = useChange(asked.query);
  const distance = useDistance(asked.query, asked.place, change);
  return { ...asked, isSearch, change, distance };
}
