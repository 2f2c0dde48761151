import type { ReviewSort, ReviewsAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

/** Reviews shown initially. */
export const FIRST_FEW = 3;

/** Parameter of a page without script: the reviews after this cursor. */
export const AFTER = 'after';

export const sorts: ReviewSort[] = ['recent', 'high', 'low'];

/** Five stars first, each with its bar's length in percent of the longest. */
export function barsOf({ histogram, total }: Pick<ReviewsAnswer, 'histogram' | 'total'>) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = histogram.find((entry) => entry.stars === stars)?.count ?? 0;
    return { stars, count, percent: total > 0 ? Math.round((count / total) * 100) : 0 };
  });
}

export const grouped = (count: number): string => formatCount(count);
