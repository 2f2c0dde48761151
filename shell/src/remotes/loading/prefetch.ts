import type { Composition, RemoteRelease } from '@nukkad/platform/contract';
import { routeOf, routesAt } from '../../common/routes-at';

/**
 * Preloads the files of a route's screen on hover, focus or touch of a link to it. Returns a
 * function that stops it. No-op when the user saves data.
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

/** Files of a path's screen, beyond those of the shell. */
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
