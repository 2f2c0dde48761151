import type { Composition, PartManifest, SiteRoute } from '@nukkad/platform/contract';
import type { ReleasedPart } from '../../parts/read-release';
import { remoteRelease } from '../../parts/remote-release';

/** Channel in the compositions of pages in development. */
export const devChannel = 'dev';

/**
 * The live composition with one part built locally. Canaries, other origins and earlier versions are left
 * out: a page in development runs this build or reports why it cannot.
 *
 * @param serial rises with every build
 */
export function developed(live: Composition, local: ReleasedPart, serial: number): Composition {
  const { manifest, version } = local;
  const { canary: _, previous: __, assets: ___, others: refs = {}, ...rest } = live;
  const { [manifest.part]: ____, ...others } = refs;
  const routes = live.routes.filter((route) => !isOwn(route, manifest));
  return {
    ...rest,
    channel: devChannel,
    serial,
    lock: version,
    origins: [],
    remotes: { ...live.remotes, [manifest.part]: remoteRelease(local) },
    others,
    routes: [...routes, ...ownRoutes(live, manifest)],
  };
}

// Routes that the shell itself assigns to the part stay.
function ownRoutes(live: Composition, { part, routes }: PartManifest): SiteRoute[] {
  const declared = new Set(routes.map(({ path }) => path));
  const given = live.routes.filter(({ path, remote }) => remote === part && !declared.has(path));
  return [...given, ...routes];
}

function isOwn({ path, remote }: SiteRoute, { part, routes }: PartManifest): boolean {
  return remote === part || routes.some((route) => route.path === path);
}
