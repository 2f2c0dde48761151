import { useEndpoint, useSession } from '@nukkad/platform';
import { topCategories } from './frame.model';

/** Live categories for the header's menu. */
export function useTopCategories() {
  const categories = useEndpoint('getAllCategories');
  if (categories.state !== 'ready') return categories;
  return { ...categories, value: topCategories(categories.value) };
}

export function useFooterContent(enabled: boolean) {
  return useEndpoint('getFooterContent', undefined, { enabled });
}

export function useSiteContent(enabled: boolean) {
  return useEndpoint('getSiteContent', undefined, { enabled });
}

/** Where the logo and Home lead. */
export function useHome(): string {
  return useSession((state) => state.isLoggedIn) ? '/homepage' : '/';
}
