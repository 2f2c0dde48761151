import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { ReviewSort, ReviewsAnswer } from '@nukkad/platform/contract';

/** Reviews in an order; `cursor` requests the next ones. */
export function useReviews(
  vendorId: string,
  sort: ReviewSort,
  cursor?: string,
): Loaded<ReviewsAnswer> {
  const query = cursor === undefined ? { sort } : { sort, cursor };
  return useEndpoint('getReviews', { params: { id: vendorId }, query });
}
