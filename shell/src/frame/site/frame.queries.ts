import { locality, useAhead, useEndpoint, useLocality, useSession } from '@nukkad/platform';
import { useEffect, useState } from 'react';
import { topCategories } from './frame.model';

/** Live categories for the header's menu. */
export function useTopCategories() {
  const categories = useEndpoint('getAllCategories');
  if (categories.state !== 'ready') return categories;
  return { ...categories, value: topCategories(categories.value) };
}

export function useFooterLinks() {
  return useEndpoint('getFooterContent');
}

export function useSiteContent(enabled = true) {
  return useEndpoint('getSiteContent', undefined, { enabled });
}

/** Target of the logo and of Home. */
export function useHome(): string {
  return useSession((state) => state.isLoggedIn) ? '/homepage' : '/';
}

/**
 * Default search location of the installation; fetched once the page is idle. A page rendered ahead
 * of the visit says its own.
 */
export function useInstallationPlace(): void {
  const { isChosen } = useLocality();
  const isSaid = useAhead() !== null;
  const isAtRest = useAtRest();
  const site = useSiteContent(isAtRest && !isChosen && !isSaid);
  // An older API does not send a place.
  const place = site.state === 'ready' ? (site.value.place ?? null) : null;
  useEffect(() => {
    if (place) locality.assume(place);
  }, [place]);
}

/** In milliseconds; `requestIdleCallback` may fire before the main content is requested. */
const AT_REST_MS = 3_000;

function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
