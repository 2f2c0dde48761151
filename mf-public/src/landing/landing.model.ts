import { type Category, limits } from '@nukkad/platform/contract';
import { topCategories } from '../common/categories.model';

/** Categories in their two rows: the first four, then the rest. */
export function categoryRows(categories: Category[]): [Category[], Category[]] {
  const top = topCategories(categories);
  return [top.slice(0, limits.categoriesInTopRow), top.slice(limits.categoriesInTopRow)];
}

/** Address of the results for a term; null when there is nothing to search for. */
export function searchAddress(term: string, place: string): string | null {
  const q = term.trim();
  if (q === '') return null;
  const loc = place.trim();
  return `/engineers?${new URLSearchParams(loc === '' ? { q } : { q, loc })}`;
}
