import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';

/** The whole tree of categories; a page asks once, whoever needs it. */
export function useCategories(): Loaded<Category[]> {
  return useEndpoint('getAllCategories');
}
