import type { Composition, RemoteRelease, SiteRoute } from '@nukkad/platform/contract';
import { matchPath } from '@nukkad/platform/host';
import { routesAt } from '../common/routes-at';

/**
 * Asks for a route's remote as soon as somebody reaches for a link to it: pointer, focus or touch.
 * Returns how to stop. Does nothing for people who save data.
 */
export function prefetchOnIntent(composition: Composition, page: Document = document): () => void {
  if (savesData()) return () => {};
  const asked = new Set<string>();
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    for (const file of filesBehind(link.pathname, composition)) {
      if (asked.has(file.href)) continue;
      asked.add(file.href);
      page.head.append(preloadLink(page, file));
    }
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) page.addEventListener(intent, onIntent, { passive: true });
  return () => {
    for (const intent of intents) page.removeEventListener(intent, onIntent);
  };
}

interface PreloadFile {
  href: string;
  as: 'script' | 'style';
  integrity: string;
}

/** What the screen behind a path needs, beyond what the shell itself brought. */
export function filesBehind(pathname: string, composition: Composition): PreloadFile[] {
  const route = routeOf(pathname, routesAt(pathname, composition.routes));
  const release = route && composition.remotes[route.remote];
  const screen = route && release?.screens[route.screen];
  if (!release || !screen) return [];
  return [
    ...[release.entry, ...screen.scripts].map((file) => fileOf(release, file, 'script')),
    ...screen.styles.map((file) => fileOf(release, file, 'style')),
  ];
}

/** Who draws a path; undefined where nobody does. Literal paths win over patterns, as in the router. */
export function routeOf(pathname: string, routes: SiteRoute[]): SiteRoute | undefined {
  const path = decodeURI(pathname);
  const literal = routes.find((route) => route.path === path);
  return literal ?? routes.find((route) => route.path !== '*' && matchPath(route.path, path));
}

function fileOf({ base, integrity }: RemoteRelease, file: string, as: PreloadFile['as']) {
  return { href: base + file, as, integrity: integrity[file] ?? '' };
}

function preloadLink(page: Document, { href, as, integrity }: PreloadFile): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  return link;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
