import type {
  Canary,
  Composition,
  ReleaseRef,
  RemoteRef,
  RemoteRelease,
  SiteRoute,
} from '@nukkad/platform/contract';
import { allRemotes } from '../common/all-remotes';
import type { Badge, Visit } from '../common/visit';

/** Requests of URL, tab and device, before anything is fetched. */
export interface Wishes {
  /** The page is a kept composition, not the current one. */
  isReplay: boolean;
  /** From the URL. */
  lock: string | null;
  /** From the URL, otherwise from the tab. */
  preview: string | null;
  /** The current canary, if this visitor belongs to it. */
  canary: Canary | null;
}

/** Alternatives in order; the next is tried when one fails. */
export type Attempt = { try: 'preview'; id: string } | { try: 'canary'; canary: Canary };

/** Alternatives of a visit. A replayed composition has none. */
export function attemptsOf({ isReplay, preview, canary }: Wishes): Attempt[] {
  if (isReplay) return [];
  return [
    ...(preview === null ? [] : [{ try: 'preview' as const, id: preview }]),
    ...(canary === null ? [] : [{ try: 'canary' as const, canary }]),
  ];
}

/** Badge for a composition requested by URL. */
export function lockBadge({ isReplay, lock }: Wishes, live: Composition): Badge {
  if (isReplay) return { kind: 'replay', lock: live.lock };
  if (lock === null || lock === live.lock) return null;
  return { kind: 'lock-unknown', lock };
}

/**
 * A composition with some releases replaced; the live ones become their previous versions.
 *
 * @param routes paths added by the releases; a path keeps its existing owner
 */
export function withReleases(
  live: Composition,
  releases: RemoteRelease[],
  routes: SiteRoute[] = [],
): Composition {
  const named = releases.map((release) => [release.part, release] as const);
  const before = releases.flatMap(({ part }) => {
    const own = allRemotes(live)[part];
    return own ? [[part, refOf(own)] as const] : [];
  });
  return {
    ...live,
    remotes: { ...live.remotes, ...Object.fromEntries(named) },
    previous: { ...live.previous, ...Object.fromEntries(before) },
    routes: withRoutes(live.routes, routes),
  };
}

function withRoutes(live: SiteRoute[], added: SiteRoute[]): SiteRoute[] {
  const ownerOf = (path: string) => live.find((route) => route.path === path)?.remote;
  const own = added.filter(({ path, remote }) => (ownerOf(path) ?? remote) === remote);
  const isReplaced = ({ path }: SiteRoute) => own.some((route) => route.path === path);
  return [...live.filter((route) => !isReplaced(route)), ...own];
}

// A release that the page carries is not fetched, so no digest is needed.
function refOf(own: RemoteRelease | RemoteRef): ReleaseRef {
  const { part, version, base } = own;
  return { part, version, base, digest: 'digest' in own ? own.digest : '' };
}

/** The current composition with this page's preview or canary applied, for retries of a part. */
export function asChosen({ composition, live }: Visit, now: Composition): Composition {
  const own = Object.values(composition.remotes).filter(
    ({ part, version }) => version !== allRemotes(live)[part]?.version,
  );
  const added = composition.routes.filter((route) => !live.routes.includes(route));
  return own.length === 0 ? now : withReleases(now, own, added);
}

/** A live release that the page carries: falling back to it needs no fetch. */
export function inPage({ live }: Visit, { part, version }: ReleaseRef): RemoteRelease | undefined {
  const own = live.remotes[part];
  return own?.version === version ? own : undefined;
}
