import { aheadElementId, type Composition, type SiteRoute } from '@nukkad/platform/contract';
import type { AheadState } from '@nukkad/platform/host';
import { routeOf, routesAt } from '../common/routes-at';

/**
 * State of the page if it was rendered ahead of the visit by this composition. Null for an empty
 * page, and for one of other versions: a page never runs a mix of two.
 */
function aheadOfLock(lock: string, page: Document): AheadState | null {
  const block = page.getElementById(aheadElementId);
  try {
    const state = JSON.parse(block?.textContent ?? 'null') as AheadState | null;
    return state?.lock === lock ? state : null;
  } catch {
    return null;
  }
}

/**
 * State of the page if it shows what this visit runs. A preview keeps the lock of the live
 * composition, and a canary has its own: neither is what the page was rendered from.
 */
export function aheadOfVisit(
  { composition, live }: Record<'composition' | 'live', Composition>,
  page: Document = document,
): AheadState | null {
  return composition === live && isWhereItWasLoaded() ? aheadOfLock(composition.lock, page) : null;
}

/** Before the page's code runs, a visitor may go back or forth between addresses of one document. */
function isWhereItWasLoaded(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  if (!loaded) return true;
  const { pathname, search } = new URL(loaded.name);
  return pathname === location.pathname && search === location.search;
}

/** The public route that a page shows; undefined where the shell must first ask who is there. */
export function screenOf(
  pathname: string,
  { routes }: Pick<Composition, 'routes'>,
  { isUnknown }: Pick<AheadState, 'isUnknown'>,
): SiteRoute | undefined {
  const here = routesAt(pathname, routes);
  const found = isUnknown ? undefined : routeOf(pathname, here);
  const route = found ?? here.find(({ path }) => path === '*');
  return route && isPublic(route) ? route : undefined;
}

function isPublic({ remote, needs, frame }: SiteRoute): boolean {
  return needs === undefined && remote !== 'gate' && frame !== 'dashboard';
}
