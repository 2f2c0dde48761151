import type {
  Canary,
  Composition,
  ReleaseRef,
  RemotePreview,
  RemoteRelease,
  SiteRoute,
} from '@nukkad/platform/contract';

/** What is said of a page that is not what everybody sees; null for the page of everybody. */
export type Badge =
  | { kind: 'preview'; preview: RemotePreview }
  | { kind: 'preview-ignored'; why: string }
  | { kind: 'replay'; lock: string }
  | { kind: 'lock-unknown'; lock: string }
  | null;

/** What a page runs from its first paint to its end. */
export interface Visit {
  composition: Composition;
  /** What the page was served with: what everybody else runs. */
  live: Composition;
  /** Id of the canary that the page runs. */
  canary?: string;
  badge: Badge;
}

/** What an address, a tab and a device ask for, before anything is fetched. */
export interface Wishes {
  /** The page is a kept composition, not the current one. */
  isReplay: boolean;
  /** Of the address. */
  lock: string | null;
  /** Of the address, else of the tab. */
  preview: string | null;
  /** The canary there is, if this visitor belongs to it. */
  canary: Canary | null;
}

/** What to try, in this order; whatever cannot be had gives way to the next. */
export type Attempt = { try: 'preview'; id: string } | { try: 'canary'; canary: Canary };

/** The attempts that a visit begins with. A composition that is seen again is seen as it was. */
export function attemptsOf({ isReplay, preview, canary }: Wishes): Attempt[] {
  if (isReplay) return [];
  return [
    ...(preview === null ? [] : [{ try: 'preview' as const, id: preview }]),
    ...(canary === null ? [] : [{ try: 'canary' as const, canary }]),
  ];
}

/** What is said of the composition that an address asked for. */
export function lockBadge({ isReplay, lock }: Wishes, live: Composition): Badge {
  if (isReplay) return { kind: 'replay', lock: live.lock };
  if (lock === null || lock === live.lock) return null;
  return { kind: 'lock-unknown', lock };
}

/**
 * A composition with other releases in it. What everybody else runs is then what these fall back
 * to.
 *
 * @param routes paths that the releases add; one that has an owner already stays with its owner
 */
export function withReleases(
  live: Composition,
  releases: RemoteRelease[],
  routes: SiteRoute[] = [],
): Composition {
  const named = releases.map((release) => [release.part, release] as const);
  const before = releases.flatMap(({ part }) => {
    const own = live.remotes[part];
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

// Never fetched, so that no digest is needed: the page has this release already.
function refOf({ part, version, base }: RemoteRelease): ReleaseRef {
  return { part, version, base, digest: '' };
}

/**
 * What is released now, as this page would run it: its preview or canary stays what it is when a
 * part is tried again.
 */
export function asChosen({ composition, live }: Visit, now: Composition): Composition {
  const own = Object.values(composition.remotes).filter(
    ({ part, version }) => version !== live.remotes[part]?.version,
  );
  const added = composition.routes.filter((route) => !live.routes.includes(route));
  return own.length === 0 ? now : withReleases(now, own, added);
}

/** The release that everybody else runs is here already: nothing has to be fetched to go back to it. */
export function inPage({ live }: Visit, { part, version }: ReleaseRef): RemoteRelease | undefined {
  const own = live.remotes[part];
  return own?.version === version ? own : undefined;
}
