import type { Facet, FacetName, SortName } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';
import { localName } from '@nukkad/platform/names';
import type { BarFilter } from '../../common/professions/profession';
import {
  changed,
  facetNames,
  type ListingQuery,
  withFacetValue,
} from '../query/listing.query.model';
import { labels, sortLabels, text } from './filters.text';

/** A switch; the other filters open a list of choices. */
export type SwitchFilter = 'now' | 'top' | 'popular' | 'quick' | 'liked';
export type ChoiceFilter = FacetName | 'r';

const switches: readonly BarFilter[] = ['now', 'top', 'popular', 'quick', 'liked'];

export function isSwitch(filter: BarFilter): filter is SwitchFilter {
  return switches.includes(filter);
}

export const isChoice = (filter: BarFilter): filter is ChoiceFilter =>
  !isSwitch(filter) && filter !== 'sort';

/** Whether a switch is on, and the query after toggling it. */
export function switchOf(
  filter: SwitchFilter,
  query: ListingQuery,
): { isOn: boolean; next: ListingQuery } {
  const order = (sort: SortName) => {
    const isOn = query.sort === sort;
    return { isOn, next: changed(query, { sort: isOn ? 'relevance' : sort }) };
  };
  switch (filter) {
    case 'now':
      return {
        isOn: query.facets.avail?.includes('now') ?? false,
        next: withFacetValue(query, 'avail', 'now'),
      };
    case 'top':
      return order('rating');
    case 'popular':
      return order('popular');
    case 'quick':
      return { isOn: query.isQuick, next: changed(query, { isQuick: !query.isQuick }) };
    case 'liked':
      return { isOn: query.isLiked, next: changed(query, { isLiked: !query.isLiked }) };
  }
}

/** Number of a filter's selected choices. */
export function chosenOf(filter: ChoiceFilter, query: ListingQuery): number {
  if (filter === 'r') return query.radius === null ? 0 : 1;
  return query.facets[filter]?.length ?? 0;
}

/** A choice of a filter. */
export interface ChoiceOption {
  value: string;
  label: string;
  isChosen: boolean;
  /** It would match nothing: shown, so that the list does not jump, but disabled. */
  isDisabled: boolean;
}

export function optionsOf(name: FacetName, facets: Facet[], query: ListingQuery): ChoiceOption[] {
  const options = facets.find((facet) => facet.name === name)?.options ?? [];
  return options.map(({ value, label, count, isExact }) => {
    const isChosen = query.facets[name]?.includes(value) ?? false;
    return {
      value,
      label: text.option(localName(label), formatCount(count), isExact),
      isChosen,
      isDisabled: count === 0 && !isChosen,
    };
  });
}

/** Applied filters, each with the query without it. */
export interface AppliedFilter {
  id: string;
  label: string;
  without: ListingQuery;
}

export function appliedFilters(
  query: ListingQuery,
  facets: Facet[],
  isSearch: boolean,
): AppliedFilter[] {
  const applied: (AppliedFilter | false)[] = [
    query.term !== '' &&
      !isSearch && {
        id: 'q',
        label: text.term(query.term),
        without: changed(query, { term: '' }),
      },
    query.radius !== null && {
      id: 'r',
      label: text.within(query.radius),
      without: changed(query, { radius: null, point: null }),
    },
    ...facetNames.flatMap((name) =>
      (query.facets[name] ?? []).map((value) => ({
        id: `${name} ${value}`,
        label: facetLabel(name, value, facets),
        without: withFacetValue(query, name, value),
      })),
    ),
    query.isQuick && switchedOff('quick', query),
    query.isLiked && switchedOff('liked', query),
  ];
  return applied.filter((one) => one !== false);
}

function switchedOff(filter: SwitchFilter, query: ListingQuery): AppliedFilter {
  return { id: filter, label: labels[filter], without: switchOf(filter, query).next };
}

function facetLabel(name: FacetName, value: string, facets: Facet[]): string {
  const option = facets
    .find((facet) => facet.name === name)
    ?.options.find((one) => one.value === value);
  return option ? localName(option.label) : `${labels[name]}: ${value}`;
}

/** The sort orders, including those that are switches in the bar. */
export function sortOptions(
  sorts: readonly SortName[],
  filters: readonly BarFilter[],
): { value: SortName; label: string }[] {
  const also: SortName[] = filters.includes('popular') ? ['popular'] : [];
  return [...new Set([...sorts, ...also])].map((value) => ({ value, label: sortLabels[value] }));
}

/** Filters of the sheet: switches become part of a list of choices, where there is one. */
export function sheetFilters(filters: readonly BarFilter[]): ChoiceFilter[] {
  const choices = filters.flatMap((filter): ChoiceFilter[] => {
    if (filter === 'now') return ['avail'];
    return isChoice(filter) ? [filter] : [];
  });
  return [...new Set(choices)];
}
