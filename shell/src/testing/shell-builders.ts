import type { Composition, RemoteRef, RemoteRelease, SiteRoute } from '@nukkad/platform/contract';

/** A release of a remote with one screen, `listing`. */
export function aRelease(values: Partial<RemoteRelease> = {}): RemoteRelease {
  const part = values.part ?? 'mf-public';
  const version = values.version ?? 'v1';
  return {
    part,
    federation: part.replaceAll('-', '_'),
    version,
    contract: 1,
    base: `/remotes/${part}/${version}/`,
    entry: 'remoteEntry.1.js',
    screens: {
      listing: { scripts: ['remote.2.js', 'screen.3.js'], styles: ['screen.4.css'], reads: [] },
    },
    serves: [],
    integrity: {
      'remoteEntry.1.js': 'sha384-entry',
      'remote.2.js': 'sha384-remote',
      'screen.3.js': 'sha384-screen',
      'screen.4.css': 'sha384-style',
    },
    ...values,
  };
}

/** The reference to a release, with a digest that is not verified. */
export function aRef(release: RemoteRelease = aRelease()): RemoteRef {
  const { part, version, base, federation, owner, serves } = release;
  return { part, version, base, digest: 'sha384-release', federation, owner, serves };
}

export function aComposition(
  releases: RemoteRelease[] = [aRelease()],
  routes: SiteRoute[] = [{ path: '/doctors', remote: 'mf-public', screen: 'listing' }],
): Composition {
  return {
    schema: 1,
    channel: 'stable',
    serial: 1,
    lock: '0123456789abcdef',
    origins: [],
    shell: { version: 's1' },
    remotes: Object.fromEntries(releases.map((release) => [release.part, release])),
    routes,
  };
}
