import type { Category } from '@nukkad/platform/contract';

const inOrder = (one: Category, other: Category) => one.order - other.order;

/** Categories without a parent, in the server's order; the sort is stable. */
export function topCategories(categories: Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null).sort(inOrder);
}

export function childrenOf({ _id }: Category, categories: Category[]): Category[] {
  return categories.filter(({ parent }) => parent === _id).sort(inOrder);
}

/** The documented route of a category: its name in lower case. */
export function categoryPath({ categoryName }: Category): string {
  return `/${encodeURIComponent(categoryName.toLowerCase())}`;
}

/** The top-level category with the hinted id, if it passes the test; else the first that does. */
export function findCategory(
  categories: Category[],
  fits: (category: Category) => boolean,
  hint: string | null,
): Category | undefined {
  const fitting = topCategories(categories).filter(fits);
  return fitting.find(({ _id }) => _id === hint) ?? fitting[0];
}
