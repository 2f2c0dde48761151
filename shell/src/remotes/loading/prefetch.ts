import type { Composition, RemoteRelease, SiteRoute } from '@nukkad/platform/contract';
import { pageLanguage } from '@nukkad/platform/words';
import { routeOf, routesAt } from '../../common/routes-at';

/** Milliseconds after the page has loaded, before it counts as at rest. */
const REST_AFTER = 2_000;

/**
 * Preloads the files of a route's screen on hover, focus or touch of a link to it. At rest, fetches
 * the releases behind the links of the page that it only refers to. Returns a function that stops
 * it. No-op when the user saves data.
 *
 * @param resolve the release of a part, fetched if the page does not carry it
 */
export function prefetch(
  { routes, assets = '' }: Pick<Composition, 'routes' | 'assets'>,
  resolve: (part: string) => Promise<RemoteRelease>,
  page: Document = document,
): () => void {
  if (savesData()) return () => {};
  const asked = new Set<string>();
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    const route = link && routeBehind(link, routes);
    if (!route) return;
    resolve(route.remote).then((release) => {
      for (const file of screenFiles(release, route.screen)) {
        if (asked.has(file.href)) continue;
        asked.add(file.href);
        page.head.append(preloadLink(page, { ...file, href: assets + file.href }));
      }
    }, ignore);
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) page.addEventListener(intent, onIntent, { passive: true });
  let timer: ReturnType<typeof setTimeout>;
  const onLoad = () => {
    timer = setTimeout(() => {
      const links = [...page.querySelectorAll('a[href]')];
      const parts = new Set(links.map((link) => routeBehind(link, routes)?.remote));
      for (const part of parts) if (part) resolve(part).catch(ignore);
    }, REST_AFTER);
  };
  if (page.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    for (const intent of intents) page.removeEventListener(intent, onIntent);
    window.removeEventListener('load', onLoad);
    clearTimeout(timer);
  };
}

interface PreloadFile {
  href: string;
  as: 'script' | 'style';
  integrity: string;
}

function routeBehind(link: Element, routes: SiteRoute[]): SiteRoute | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return routeOf(link.pathname, routesAt(link.pathname, routes));
}

/** Files of a screen, beyond those of the shell. */
function screenFiles(release: RemoteRelease, name: string): PreloadFile[] {
  const screen = release.screens[name];
  if (!screen) return [];
  const words = release.languages?.[pageLanguage()] ?? [];
  return [
    ...[release.entry, ...words, ...screen.scripts].map((file) => fileOf(release, file, 'script')),
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

// What fails here is fetched again, and reported, when it is wanted.
function ignore() {}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
