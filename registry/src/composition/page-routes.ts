import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { pageFile } from './paths';

const ANY = '*';

/** Page files of a composition and the route of each: `doctors/index.html`. */
export function pageRoutes(composition: Composition): Map<string, SiteRoute> {
  const routes = new Map<string, SiteRoute>();
  for (const route of [...servedRoutes(composition), ...composition.routes]) {
    const file = pageFile(route.path);
    if (file && !(routes.has(file) && route.path.endsWith('/*'))) routes.set(file, route);
  }
  return routes;
}

/** `/chef-dashboard/*` for each profession that a remote serves, so that it has a page file. */
function servedRoutes({ routes, remotes }: Composition): SiteRoute[] {
  const patterns = routes.filter(({ path }) => path.startsWith('/:profession-'));
  const served = Object.values(remotes).flatMap(({ serves }) => serves);
  return served
    .filter((slug) => slug !== ANY)
    .flatMap((slug) =>
      patterns.map((route) => ({ ...route, path: route.path.replace(':profession', slug) })),
    );
}
