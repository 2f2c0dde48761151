import type { SiteRoute } from '@nukkad/platform/contract';

const OF_ANY_PROFESSION = /^\/:profession(-\w+)/;

/**
 * The routes as the router can read them at an address. It knows no parameter within a segment and
 * would take `/:profession-dashboard/*` for anything: at `/chef-dashboard/payments` that becomes
 * `/chef-dashboard/*`, and where no such page is asked for it is left out.
 */
export function routesAt(pathname: string, routes: SiteRoute[]): SiteRoute[] {
  const first = decoded(pathname.split('/', 2)[1] ?? '');
  return routes.flatMap((route) => {
    const [pattern, suffix] = OF_ANY_PROFESSION.exec(route.path) ?? [];
    if (!pattern || !suffix) return [route];
    if (!first.endsWith(suffix) || first === suffix) return [];
    const path = `/${first}${route.path.slice(pattern.length)}`;
    return routes.some((other) => other.path === path) ? [] : [{ ...route, path }];
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
