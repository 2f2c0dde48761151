import { useEndpoint, useSession } from '@nukkad/platform';
import { topCategories } from './frame.model';

/** Live categories for the header's menu. */
export function useTopCategories() {
  const categories = useEndpoint('getAllCategories');
  if (categories.state !== 'ready') return categories;
  return { ...categories, value: topCategories(categories.value) };
}

export function useFooterContent() {
  return useEndpoint('getFooterContent');
}

export function useSiteContent() {
  return useEndpoint('getSiteContent');
}

/** Where the logo and Home lead. */
export function useHome(): string {
  return useSession((state) => state.isLoggedIn) ? '/homepage' : '/';
}
