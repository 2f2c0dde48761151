import type { Category } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { allCategories } from './categories.store';

/** Maximum age of the counts, in milliseconds. */
const freshFor = 5_000;

export type CategoriesService = ReturnType<typeof categoriesService>;

/**
 * The category tree. Unknown ids and slugs fail with `category-unknown`. `homeCities`: ids of the
 * cities of a list without a place, so that a count equals the total of the list it links to.
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

    /** The children of a category; for null, the top level. */
    async childrenOf(parent: string | null): Promise<Category[]> {
      if (parent !== null) await only(({ _id }) => _id === parent);
      return (await tree()).filter((category) => category.parent === parent);
    },

    byId: (id: string) => only(({ _id }) => _id === id),

    childBySlug: (parent: string, slug: string) =>
      only((category) => category.parent === parent && category.slug === slug),
  };
}
