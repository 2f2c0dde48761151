import type { ReviewSort, ReviewsAnswer } from '@nukkad/platform/contract';
import { formatCount } from '@nukkad/platform/format';

/** Reviews shown before somebody asks for all of them. */
export const FIRST_FEW = 3;

export const sorts: ReviewSort[] = ['recent', 'high', 'low'];

/** Five stars first, each with how much of the longest possible bar it fills, in percent. */
export function barsOf({ histogram, total }: Pick<ReviewsAnswer, 'histogram' | 'total'>) {
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = histogram.find((entry) => entry.stars === stars)?.count ?? 0;
    return { stars, count, percent: total > 0 ? Math.round((count / total) * 100) : 0 };
  });
}

export const grouped = (count: number): string => formatCount(count);
