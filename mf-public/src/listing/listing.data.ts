import {
  type Failure,
  type Loaded,
  useEndpoint,
  useLocation,
  useSearchParams,
} from '@nukkad/platform';
import type { Category, VendorsAnswer } from '@nukkad/platform/contract';
import { useCategories } from '../common/categories.data';
import { childrenOf, findCategory } from '../common/categories.model';
import { categoryHint } from '../common/navigation-state';
import type { Profession } from '../common/professions/profession';
import { pageNumber } from './listing.model';

/** What the address asks for. */
export interface Asked {
  spec: string | null;
  page: number;
  term: string;
  place: string;
}

export function useAsked(): Asked {
  const [query] = useSearchParams();
  return {
    spec: query.get('spec'),
    page: pageNumber(query.get('page')),
    term: query.get('q')?.trim() ?? '',
    place: query.get('loc')?.trim() ?? '',
  };
}

export type Directory =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'absent' }
  | { state: 'ready'; category: Category; specialities: Category[] };

/** The profession's category and what it divides into. */
export function useDirectory({ slug }: Profession): Directory {
  const categories = useCategories();
  const hint = categoryHint(useLocation().state);
  if (categories.state !== 'ready') return categories;
  const category = findCategory(categories.value, ({ profession }) => profession === slug, hint);
  if (!category) return { state: 'absent' };
  return { state: 'ready', category, specialities: childrenOf(category, categories.value) };
}

/** One page of a listing; the page before stays until it is there. */
export function useVendors(
  categoryId: string,
  spec: string | null,
  page: number,
): Loaded<VendorsAnswer> {
  return useEndpoint(
    'getVendorsByCategory',
    { query: { categoryId, ...(spec !== null && { spec }), page } },
    { keepPrevious: true },
  );
}
