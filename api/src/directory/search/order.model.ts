import type { SortName } from '@nukkad/platform/contract';

/** Columns of search_row that a list can be sorted by; higher is better in each. */
export type OrderColumn = 'rank' | 'rating' | 'popular' | 'experience' | 'fee_low' | 'fee_high';

/**
 * The order of a list: by `column`, plus a boost per locality or week as `boostedBy` says; only
 * `distance` is computed per vendor.
 */
export type Order =
  | { column: OrderColumn; boostedBy: 'locality' | 'week' | null }
  | { column: 'distance'; boostedBy: null };

export const orders: Record<SortName, Order> = {
  relevance: { column: 'rank', boostedBy: 'locality' },
  soonest: { column: 'rank', boostedBy: 'week' },
  distance: { column: 'distance', boostedBy: null },
  rating: { column: 'rating', boostedBy: null },
  popular: { column: 'popular', boostedBy: null },
  'fee-low': { column: 'fee_low', boostedBy: null },
  'fee-high': { column: 'fee_high', boostedBy: null },
  experience: { column: 'experience', boostedBy: null },
};

/** Larger than any rank, so that an earlier time outweighs a better rank. */
const rankSpan = 100_000;

/** Next free time of vendors without one: the year 2100, in minutes. */
const never = 68_374_080;

/** Boost of the "soonest" order for a next free time in minutes since 1970. */
export const raiseForNext = (next: number | null): number => -(next ?? never) * rankSpan;
