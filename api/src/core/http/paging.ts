import type { Paging } from '@nukkad/platform/contract';
import { ApiError } from './problems';

/** Position of a page within a list. Fails with `page-out-of-range` beyond the last page. */
export function pagingOf(page: number, limit: number, total: number): Paging {
  const totalPages = Math.ceil(total / limit);
  if (page > Math.max(1, totalPages)) {
    throw new ApiError('page-out-of-range', `There is no page ${page} of ${totalPages}.`);
  }
  return { page, limit, total, totalPages };
}
