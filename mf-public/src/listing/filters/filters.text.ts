import type { SortName } from '@nukkad/platform/contract';
import type { BarFilter } from '../../common/professions/profession';

/** Labels of the filters, in bar and sheet alike. */
export const labels: Record<BarFilter, string> = {
  sort: 'Sort By',
  level: 'Level',
  gender: 'Gender',
  fee: 'Price',
  exp: 'Experience',
  state: 'State',
  city: 'City',
  court: 'Court',
  lang: 'Languages Known',
  now: 'Available Now',
  avail: 'Available',
  top: 'Top Rated',
  popular: 'Popular',
  rating: 'Ratings',
  r: 'Distance',
  quick: 'Quick Response',
  liked: 'Liked',
};

export const sortLabels: Record<SortName, string> = {
  relevance: 'Relevance',
  soonest: 'Soonest',
  distance: 'Distance',
  rating: 'Rating',
  popular: 'Popular',
  'fee-low': 'Fee: low to high',
  'fee-high': 'Fee: high to low',
  experience: 'Experience',
};

export const text = {
  filters: 'Filters',
  filtersCount: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  allFilters: 'All filters',
  sort: 'Sort',
  part: 'filters',
  loading: 'Loading…',
  noChoice: (label: string) => `Nothing to choose from under ${label} here.`,
  option: (label: string, count: string, isExact: boolean) =>
    isExact ? `${label} (${count})` : `${label} (about ${count})`,
  anyDistance: 'Any distance',
  within: (km: number) => `Within ${km} km`,
  whyPosition: (place: string) =>
    `Your device is asked for its position once, to measure from where you are. If it says no, distances count from the middle of ${place}.`,
  askingPosition: 'Asking your device for its position…',
  noPosition: (place: string) =>
    `Your position is not known, so distances count from the middle of ${place}.`,
  applied: 'Applied filters',
  apply: 'Apply',
  clearAll: 'Clear all',
  term: (term: string) => `“${term}”`,
  show: (count: string) => `Show ${count}`,
  showing: 'Counting…',
} as const;
