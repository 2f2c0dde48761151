import type { Composition, SiteRoute } from '@nukkad/platform/contract';
import { pageFile } from '../composition/paths';
import { renderPage, type ShellFiles } from './page';

/**
 * Every page of a site: relative file → document. `index.html` always exists, because it answers
 * what no other page does.
 */
export function sitePages(
  composition: Composition,
  shell: ShellFiles,
  options: { dev: boolean },
): Map<string, string> {
  const render = (route: SiteRoute | undefined) =>
    renderPage({ composition, shell, route, dev: options.dev });
  const routes = new Map<string, SiteRoute>();
  for (const route of composition.routes) {
    const file = pageFile(route.path);
    if (file && !(routes.has(file) && route.path.endsWith('/*'))) routes.set(file, route);
  }
  const pages = new Map([...routes].map(([file, route]) => [file, render(route)]));
  if (!pages.has('index.html')) pages.set('index.html', render(undefined));
  return pages;
}
