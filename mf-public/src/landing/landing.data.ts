import type { Failure } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';
import { useCategories } from '../common/categories.data';
import { categoryRows } from './landing.model';

export type CategoryRowsState =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'ready'; rows: [Category[], Category[]]; isStale: boolean; retry: () => void };

export function useCategoryRows(): CategoryRowsState {
  const categories = useCategories();
  if (categories.state !== 'ready') return categories;
  return {
    state: 'ready',
    rows: categoryRows(categories.value),
    isStale: categories.staleFailure !== null,
    retry: categories.retry,
  };
}
