import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { pageRoutes } from '../composition/page-routes';
import type { Signer } from '../signing/signer';
import { renderPage, type ShellFiles } from './page';
import { pageCompositions } from './page-composition';
import { OFFLINE_PAGE } from './worker';

/**
 * Every page of a site: relative file → document. `index.html` always exists, because it is the
 * fallback for paths without a page; `offline.html` where pages have a service worker.
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
  if (shell.hasWorker) {
    const page = { ...carriedBy(undefined), shell, route: undefined, isHidden: true, dev };
    pages.set(OFFLINE_PAGE, renderPage(page));
  }
  return pages;
}
