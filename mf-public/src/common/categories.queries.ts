import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { Category } from '@nukkad/platform/contract';

/** All categories; one request per page, shared by all users of the hook. */
export function useCategories(): Loaded<Category[]> {
  return useEndpoint('getAllCategories');
}
