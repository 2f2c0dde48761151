import {
  type Composition,
  type LoadPhase,
  limits,
  platformContract,
  type ReleaseRef,
  type RemoteRef,
  type RemoteRelease,
  type SiteRoute,
} from '@nukkad/platform/contract';
import {
  isRemoteModule,
  type ReactScreenModule,
  reactScreen,
  type ScreenModule,
} from '@nukkad/platform/host';
import { allRemotes } from '../../common/all-remotes';
import type { ScriptGate } from '../script-gate/script-gate';
import { createAssets } from './assets';
import type { Fallbacks, Step } from './fallback-plan';
import type { Federation } from './federation';
import { RemoteError } from './remote-failure';

export type ScreenAddress = Pick<SiteRoute, 'remote' | 'screen'>;

/** Loads screens of remotes. */
export interface ScreenLoader {
  /** The screen if it is already loaded, so that history navigation renders at once. */
  peek(address: ScreenAddress): ReactScreenModule | undefined;
  /**
   * Loads a screen within 120000 ms, measured from the request of its files.
   *
   * @param step how to load it; a change of version or origin applies to the whole remote
   */
  load(address: ScreenAddress, step?: Step): Promise<ReactScreenModule>;
  /** The release of a part that runs now, or the reference to it until it is wanted. */
  release(part: string): RemoteRelease | RemoteRef | undefined;
  /**
   * The release of a part, ready to be loaded: fetched, verified and admitted first if the page
   * only refers to it.
   */
  resolve(part: string): Promise<RemoteRelease>;
  /** Fallbacks for a failing part. */
  fallbacks(part: string): Fallbacks;
  /** The part runs its previous version instead of the current one. */
  isEarlier(part: string): boolean;
  /** Load phase: `entry` until the container has loaded, then `screen`. */
  phase(part: string): LoadPhase;
}

export interface ScreenLoaderParts {
  composition: Composition;
  federation: Federation;
  gate: ScriptGate;
  /** Fetches the channel's current composition from the registry. */
  reread: (channel: string) => Promise<Composition>;
  /** Fetches and verifies a release, from this site or another origin. */
  fetchRelease: (ref: ReleaseRef, origin?: string) => Promise<RemoteRelease>;
}

export function createScreenLoader(parts: ScreenLoaderParts): ScreenLoader {
  const { composition, federation, gate, reread, fetchRelease } = parts;
  const current = new Map(Object.entries(allRemotes(composition)));
  const running = new Map<string, RemoteRelease>();
  const fetching = new Map<string, Promise<RemoteRelease>>();
  const elsewhere = new Set<string>();
  const assets = createAssets(composition);
  const arrived = new Set<string>();
  const loaded = new Map<string, ReactScreenModule>();

  for (const release of Object.values(composition.remotes)) adopt(release);

  function adopt(release: RemoteRelease) {
    running.set(release.part, release);
    gate.admit(release);
    const origin = assets.assign(release.part);
    federation.register(release, ...(origin ? [{ origin }] : []));
  }

  function whole(one: RemoteRelease | ReleaseRef, origin?: string) {
    return 'digest' in one ? fetchRelease(one, origin) : one;
  }

  async function bring(part: string): Promise<RemoteRelease> {
    const wanted = current.get(part);
    if (!wanted) throw new RemoteError('MF-UNKNOWN', `The registry lists no ${part}.`);
    const release = await whole(wanted);
    // A fallback may have run another release meanwhile.
    if (!running.has(part)) adopt(release);
    return running.get(part)!;
  }

  async function resolve(part: string): Promise<RemoteRelease> {
    const found = running.get(part) ?? fetching.get(part);
    if (found) return found;
    const pending = bring(part).finally(() => fetching.delete(part));
    fetching.set(part, pending);
    return pending;
  }

  /** Switches the part to a release and origin, and drops its loaded screens. */
  function run(release: RemoteRelease, origin?: string) {
    const { part } = release;
    running.set(part, release);
    assets.leave(part);
    if (origin) elsewhere.add(part);
    else elsewhere.delete(part);
    arrived.delete(part);
    for (const key of loaded.keys()) if (key.startsWith(`${part}/`)) loaded.delete(key);
    gate.admit(release);
    federation.register(release, { force: true, ...(origin && { origin }) });
  }

  async function renewed(part: string): Promise<RemoteRelease | RemoteRef | undefined> {
    const now = await reread(composition.channel).catch(() => null);
    const next = now && allRemotes(now)[part];
    if (next) current.set(part, next);
    return current.get(part);
  }

  /** Like `run`, but no-op if the part runs that version already: its loaded screens stay. */
  async function runIfOther(wanted: RemoteRelease | ReleaseRef | undefined) {
    if (!wanted) return;
    const isThis = running.get(wanted.part)?.version === wanted.version;
    if (!isThis || elsewhere.has(wanted.part)) run(await whole(wanted));
  }

  async function take(step: Step, part: string): Promise<void> {
    if (step.kind === 'first') return;
    gate.renew(part);
    if (step.kind === 'again') await runIfOther(await renewed(part));
    if (step.kind === 'previous') await runIfOther(previousOf(part, composition));
    const wanted = current.get(part);
    if (step.kind === 'origin' && wanted) run(await whole(wanted, step.origin), step.origin);
  }

  async function fetchScreen(address: ScreenAddress) {
    const release = await resolve(address.remote);
    const bring = importOf(await federation.load(release), address, arrived);
    return { release, loadedScreen: await reactScreen(await bring()) };
  }

  async function fetchFirst(address: ScreenAddress) {
    const release = await resolve(address.remote);
    const turn = () => {
      gate.renew(release.part);
      run(release);
    };
    return assets.first(release, () => fetchScreen(address), turn);
  }

  return {
    peek: (address) => loaded.get(keyOf(address)),
    async load(address, step = { kind: 'first' }) {
      await take(step, address.remote);
      const fetch = step.kind === 'first' ? fetchFirst : fetchScreen;
      const { release, loadedScreen } = await withinTheLimit(fetch(address));
      if (running.get(address.remote) === release) loaded.set(keyOf(address), loadedScreen);
      return loadedScreen;
    },
    release: (part) => running.get(part) ?? current.get(part),
    resolve,
    fallbacks: (part) => ({
      origins: assets.has(part) ? [location.origin, ...composition.origins] : composition.origins,
      hasPrevious: composition.previous?.[part] !== undefined,
    }),
    isEarlier: (part) =>
      running.has(part) && running.get(part)?.version !== current.get(part)?.version,
    phase: (part) => (arrived.has(part) ? 'screen' : 'entry'),
  };
}

function previousOf(part: string, { previous }: Composition): ReleaseRef {
  const ref = previous?.[part];
  if (!ref) throw new RemoteError('MF-UNKNOWN', `Nothing is known to come before ${part}.`);
  return ref;
}

/** How a container brings a screen. The part has arrived once its container is one of ours. */
function importOf(
  module: unknown,
  { remote, screen }: ScreenAddress,
  arrived: Set<string>,
): () => Promise<ScreenModule> {
  if (!isRemoteModule(module)) throw new RemoteError('MF-LOAD', `${remote} is no remote.`);
  if (module.contract !== platformContract) {
    throw new RemoteError('MF-CONTRACT', `${remote} wants contract ${module.contract}.`);
  }
  arrived.add(remote);
  const bring = module.screens[screen];
  if (!bring) throw new RemoteError('MF-SCREEN', `${remote} has no screen ${screen}.`);
  return bring;
}

function keyOf({ remote, screen }: ScreenAddress): string {
  return `${remote}/${screen}`;
}

// One of three places of the limit: neither the runtime nor webpack bounds the total time.
function withinTheLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new RemoteError('MF-TIMEOUT', 'Nothing came within the limit.'));
    const timer = setTimeout(giveUp, limits.chunkLoadTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
