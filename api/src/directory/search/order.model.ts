import type { SortName } from '@nukkad/platform/contract';

/** Columns of search_row that a sort can read; higher is better in each. */
export type OrderColumn = 'rank' | 'popular' | 'experience' | 'fee_low' | 'fee_high';

/**
 * How a list is ordered: by `column`, raised per locality or week where `boostedBy` says so;
 * `distance` alone is measured per vendor.
 */
export type Order =
  | { column: OrderColumn; boostedBy: 'locality' | 'week' | null }
  | { column: 'distance'; boostedBy: null };

export const orders: Record<SortName, Order> = {
  relevance: { column: 'rank', boostedBy: 'locality' },
  soonest: { column: 'rank', boostedBy: 'week' },
  distance: { column: 'distance', boostedBy: null },
  rating: { column: 'rank', boostedBy: null },
  popular: { column: 'popular', boostedBy: null },
  'fee-low': { column: 'fee_low', boostedBy: null },
  'fee-high': { column: 'fee_high', boostedBy: null },
  experience: { column: 'experience', boostedBy: null },
};

/** A kilometre costs so many thousandths of a star; what is farther than this is simply far. */
const penaltyPerKm = 50;
const farKm = 40;

/** What relevance adds to the rank of vendors so far away: never more than 0. */
export const raiseForKm = (km: number): number => -Math.round(Math.min(km, farKm) * penaltyPerKm);

/** More than any rank, so that an earlier time comes before a better rank. */
const rankSpan = 100_000;

/** As if the next free time were in the year 2100. */
const never = 68_374_080;

/** What "soonest" adds to the rank of vendors free at this minute since 1970. */
export const raiseForNext = (next: number | null): number => -(next ?? never) * rankSpan;
