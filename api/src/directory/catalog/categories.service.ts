import type { Category } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { allCategories } from './categories.store';

/** Counts may lag behind by this much. */
const freshFor = 5_000;

export type CategoriesService = ReturnType<typeof categoriesService>;

/**
 * The category tree. Unknown ids and slugs fail with `category-unknown`. `homeCities`: the ids of
 * those that a list holds which names no place, so that a count is that of the list it leads to.
 */
export function categoriesService(db: Kysely<Tables>, homeCities: () => Promise<string[]>) {
  const tree = memoize(freshFor, async () => allCategories(db, await homeCities()));

  const only = async (fits: (category: Category) => boolean): Promise<Category> => {
    const found = (await tree()).find(fits);
    if (!found) throw new ApiError('category-unknown', 'There is no such category.');
    return found;
  };

  return {
    all: tree,

    /** The children of one category; of none: those at the top. */
    async childrenOf(parent: string | null): Promise<Category[]> {
      if (parent !== null) await only(({ _id }) => _id === parent);
      return (await tree()).filter((category) => category.parent === parent);
    },

    byId: (id: string) => only(({ _id }) => _id === id),

    childBySlug: (parent: string, slug: string) =>
      only((category) => category.parent === parent && category.slug === slug),
  };
}
