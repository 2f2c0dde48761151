import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { pageFile } from '../composition/paths';
import type { Signer } from '../signing/signer';
import { renderPage, type ShellFiles } from './page';
import { pageCompositions } from './page-composition';

const ANY = '*';

/**
 * Every page of a site: relative file → document. `index.html` always exists, because it is the
 * fallback for paths without a page.
 */
export function sitePages(
  composition: Composition,
  shell: ShellFiles,
  signer: Signer,
  { dev }: { dev: boolean },
): Map<string, string> {
  const carriedBy = pageCompositions(composition, shell, signer);
  const render = (route: SiteRoute | undefined) =>
    renderPage({ ...carriedBy(route), shell, route, dev });
  const pages = new Map([...pageRoutes(composition)].map(([file, route]) => [file, render(route)]));
  if (!pages.has('index.html')) pages.set('index.html', render(undefined));
  return pages;
}

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
