import type { Category } from '@nukkad/platform/contract';

/** Categories without a parent, in the server's order; equal places keep theirs. */
export function topCategories(categories: Category[]): Category[] {
  return categories.filter(({ parent }) => parent === null).sort((a, b) => a.order - b.order);
}

/** The documented route of a category: its name in lower case. */
export function categoryPath({ categoryName }: Category): string {
  return `/${encodeURIComponent(categoryName.toLowerCase())}`;
}
