/** Replaces TanStack's infinite queries: a list of this product asks for one page at a time. */
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are not part of this build: ask for one page at a time.');
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
