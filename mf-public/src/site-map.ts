import type { SiteRoute } from '@nukkad/platform/contract';
import type { Profession } from './common/professions/profession';
import { professions } from './common/professions/professions';

/** Paths of professions and their screens. */
export function routesOf(all: readonly Profession[]): SiteRoute[] {
  const route = (path: string, screen: string) => ({ path, remote: 'mf-public', screen });
  return all.flatMap(({ listing, listingAliases, details }) => [
    ...[listing, ...listingAliases].map((path) => route(path, 'listing')),
    route(details, 'details'),
  ]);
}

/**
 * Routes this remote adds to the site map: a profession's paths come from its descriptor, so that
 * one more needs no release of the shell. The build reads this file and leaves out existing routes.
 */
export const siteMap: SiteRoute[] = routesOf(professions);
