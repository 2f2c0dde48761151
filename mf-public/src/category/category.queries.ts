import {
  type Failure,
  type Loaded,
  useEndpoint,
  useLocality,
  useLocation,
  useParams,
} from '@nukkad/platform';
import type { Category, VendorsAnswer } from '@nukkad/platform/contract';
import { childrenOf, findCategory } from '../common/categories.model';
import { useCategories } from '../common/categories.queries';
import { categoryHint } from '../common/navigation/navigation-state';
import type { Profession } from '../common/professions/profession';
import { professionOfSlug } from '../common/professions/professions';
import { isNamed } from './category.model';

export type CategoryPage =
  | { state: 'loading'; name: string }
  | { state: 'failed'; name: string; failure: Failure; retry: () => void }
  | { state: 'unknown' }
  | { state: 'ready'; category: Category; parts: Category[]; profession: Profession };

/** The category named by the address; an id in the navigation state decides between equal names. */
export function useCategoryPage(): CategoryPage {
  const { category: name = '' } = useParams();
  const hint = categoryHint(useLocation().state);
  const categories = useCategories();
  if (categories.state !== 'ready') return { ...categories, name };
  const category = findCategory(categories.value, isNamed(name), hint);
  const profession = category && professionOfSlug(category.profession);
  if (!category || !profession) return { state: 'unknown' };
  return { state: 'ready', category, parts: childrenOf(category, categories.value), profession };
}

export function useFirstVendors({ _id }: Category): Loaded<VendorsAnswer> {
  const { place } = useLocality();
  const query = { categoryId: _id, loc: place.slug, page: 1 };
  return useEndpoint('getVendorsByCategory', { query });
}
