import type { PartManifest, SiteRoute } from '@nukkad/platform/contract';
import { blankRemote } from './blank-remote';

/** Where nothing is drawn: a page that goes there takes its screen down. */
export const AWAY = '/trial-of-nothing';

/** A screen to open, and the address at which it stands. */
export interface Stop {
  part: string;
  screen: string;
  address: string;
}

/** What the trial opens: a site map for the shell of the trial, and the stops on it. */
export interface Plan {
  routes: SiteRoute[];
  stops: Stop[];
}

/**
 * Every screen of the given remotes once: where the site map leads to it, else at an address of the
 * trial's own. Who may see a path is the shell's affair, so nobody is asked here.
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

/** Screens that one page opens after each other. */
const TOUR_STOPS = 4;

/**
 * Divides the stops among pages. A candidate's own screens each come by their address. When the
 * shell is the candidate, the screens are live and have been opened so; a page then opens a few
 * of one part after each other, which spares loading the shell for each.
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

// What the placeholders stand for nobody here knows; a screen must bear an address of nothing.
function addressOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '*');
  return `/${segments.map((one) => (one.startsWith(':') ? 'example' : encodeURIComponent(one))).join('/')}`;
}
