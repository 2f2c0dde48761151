import { type SiteRoute, withoutLanguage } from '@nukkad/platform/contract';
import { matchPath } from '@nukkad/platform/host';

const OF_ANY_PROFESSION = /^\/:profession(-\w+)/;

/**
 * The routes in a form the router matches at a URL. It has no parameters within a segment and would
 * read `/:profession-dashboard/*` as any segment: at `/chef-dashboard/payments` that route becomes
 * `/chef-dashboard/*`, and it is dropped at other URLs.
 */
export function routesAt(pathname: string, routes: SiteRoute[]): SiteRoute[] {
  const first = decoded(withoutLanguage(pathname).split('/', 2)[1] ?? '');
  return routes.flatMap((route) => {
    const [pattern, suffix] = OF_ANY_PROFESSION.exec(route.path) ?? [];
    if (!pattern || !suffix) return [route];
    if (!first.endsWith(suffix) || first === suffix) return [];
    const path = `/${first}${route.path.slice(pattern.length)}`;
    return routes.some((other) => other.path === path) ? [] : [{ ...route, path }];
  });
}

/** Route of a path, or undefined. Literal paths win over patterns, as in the router. */
export function routeOf(pathname: string, routes: SiteRoute[]): SiteRoute | undefined {
  const path = decodeURI(withoutLanguage(pathname));
  const literal = routes.find((route) => route.path === path);
  return literal ?? routes.find((route) => route.path !== '*' && matchPath(route.path, path));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
