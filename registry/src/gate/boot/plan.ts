import type { PartManifest, SiteRoute } from '@nukkad/platform/contract';
import { blankRemote } from './blank-remote';

/** A path where nothing is rendered: navigating there unmounts the screen. */
export const AWAY = '/trial-of-nothing';

/** A screen to open, and its URL. */
export interface Stop {
  part: string;
  screen: string;
  address: string;
}

/** The trial's site map for the shell, and the screens to open. */
export interface Plan {
  routes: SiteRoute[];
  stops: Stop[];
}

/**
 * Every screen of the given remotes once: at its path in the site map, else at a path of the trial.
 * Access rules are the shell's concern, so the paths are opened to every visitor.
 *
 * @param siteMap the shell's own paths
 */
export function planOf(siteMap: SiteRoute[], remotes: PartManifest[]): Plan {
  const routes = siteMap.map(forEverybody);
  const known = [...routes, ...remotes.flatMap((remote) => remote.routes)];
  const stops = remotes.flatMap((remote) =>
    Object.keys(remote.screens).map((screen): Stop => {
      const { part } = remote;
      const open = known.find((route) => isOf(route, part, screen) && !route.needs);
      const path = open?.path ?? `/trial-of-${part}/${screen}`;
      if (!open) routes.push(trialRoute(remote, screen, path));
      return { part, screen, address: addressOf(path) };
    }),
  );
  routes.push({ path: AWAY, remote: blankRemote.part, screen: blankRemote.screen });
  return { routes, stops };
}

/** Screens that one page opens in sequence. */
const TOUR_STOPS = 4;

/**
 * Distributes the screens among pages. A candidate's own screens are each opened by URL. When the
 * shell is the candidate, the screens are live and were opened that way before; a page then opens
 * several of one part, which saves loading the shell for each.
 */
export function toursOf(stops: Stop[], isShell: boolean): Stop[][] {
  const tours: Stop[][] = [];
  for (const stop of stops) {
    const last = tours.at(-1);
    const joins = isShell && last && last[0]?.part === stop.part && last.length < TOUR_STOPS;
    if (joins) last.push(stop);
    else tours.push([stop]);
  }
  return tours;
}

function trialRoute(remote: PartManifest, screen: string, path: string): SiteRoute {
  const route = { path: `${path}/*`, remote: remote.part, screen };
  return remote.serves.length > 0 ? { ...route, frame: 'dashboard' } : route;
}

function isOf(route: SiteRoute, part: string, screen: string): boolean {
  return route.remote === part && route.screen === screen;
}

function forEverybody({ needs: _, ...route }: SiteRoute): SiteRoute {
  return route;
}

// Valid values of parameters are unknown here; a screen must handle a URL without a subject.
function addressOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '*');
  return `/${segments.map((one) => (one.startsWith(':') ? 'example' : encodeURIComponent(one))).join('/')}`;
}
