import type { Composition, RemoteRelease, SiteRoute } from '@nukkad/platform/contract';
import { remoteRef } from '../parts/remote-release';
import type { Signer } from '../signing/signer';
import type { Proof, ShellFiles } from './page';

/** A composition as a page carries it, with its proof. */
export interface Carried {
  composition: Composition;
  proof: Proof;
}

/**
 * What the pages of a composition carry: a function of their route. Each page carries the release
 * of its route's remote and refers to the others. Pages of the same remote carry the same signed
 * composition.
 */
export function pageCompositions(
  full: Composition,
  shell: Pick<ShellFiles, 'manifest'>,
  signer: Signer,
): (route: SiteRoute | undefined) => Carried {
  const signed = new Map<string, Carried>();
  const { believed: keys, threshold } = signer;
  const carried = (composition: Composition): Carried => ({
    composition,
    proof: {
      signature: signer.sign('composition', composition),
      keys,
      ...(threshold && { threshold }),
    },
  });
  if (!shell.manifest.fetchesReleases) {
    const whole = carried(full);
    return () => whole;
  }
  // Paths without a page get the document of `index.html`.
  const fallback = full.routes.find(({ path }) => path === '*');
  return (route = fallback) => {
    const own = route && remoteOf(full, route)?.part;
    const found = signed.get(own ?? '') ?? carried(withReleaseOf(own, full));
    signed.set(own ?? '', found);
    return found;
  };
}

/**
 * The remote of a route. The gate chooses the remote in the browser; a dashboard's path names its
 * nearly certain choice.
 */
export function remoteOf(composition: Composition, route: SiteRoute): RemoteRelease | undefined {
  if (route.remote !== 'gate') return composition.remotes[route.remote];
  const slug = /^\/([^/]+)-dashboard(\/|$)/.exec(route.path)?.[1];
  return Object.values(composition.remotes).find((remote) => slug && remote.serves.includes(slug));
}

function withReleaseOf(own: string | undefined, { remotes, ...rest }: Composition): Composition {
  const all = Object.entries(remotes);
  const others = all.filter(([part]) => part !== own);
  if (others.length === 0) return { ...rest, remotes };
  return {
    ...rest,
    remotes: Object.fromEntries(all.filter(([part]) => part === own)),
    others: Object.fromEntries(others.map(([part, release]) => [part, remoteRef(release)])),
  };
}
