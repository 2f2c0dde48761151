import {
  type Composition,
  type LoadPhase,
  limits,
  platformContract,
  type ReleaseRef,
  type RemoteRelease,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { isRemoteModule, type ScreenModule } from '@nukkad/platform/host';
import type { ScriptGate } from '../script-gate/script-gate';
import type { Fallbacks, Step } from './fallback-plan';
import type { Federation } from './federation';
import { RemoteError } from './remote-failure';

export type ScreenAddress = Pick<SiteRoute, 'remote' | 'screen'>;

/** Loads screens of remotes. */
export interface ScreenLoader {
  /** The screen if it is already loaded, so that history navigation renders at once. */
  peek(address: ScreenAddress): ScreenModule | undefined;
  /**
   * Loads a screen within 120000 ms, measured from the request of its files.
   *
   * @param step how to load it; a change of version or origin applies to the whole remote
   */
  load(address: ScreenAddress, step?: Step): Promise<ScreenModule>;
  /** The release of a part that runs now. */
  release(part: string): RemoteRelease | undefined;
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
  /** Fetches and verifies a release. */
  fetchRelease: (ref: ReleaseRef) => Promise<RemoteRelease>;
}

export function createScreenLoader(parts: ScreenLoaderParts): ScreenLoader {
  const { composition, federation, gate, reread, fetchRelease } = parts;
  const current = new Map(Object.entries(composition.remotes));
  const running = new Map(current);
  const elsewhere = new Set<string>();
  const arrived = new Set<string>();
  const loaded = new Map<string, ScreenModule>();

  for (const release of current.values()) {
    gate.admit(release);
    federation.register(release);
  }

  /** Switches the part to a release and origin, and drops its loaded screens. */
  function run(release: RemoteRelease, origin?: string) {
    const { part } = release;
    running.set(part, release);
    if (origin) elsewhere.add(part);
    else elsewhere.delete(part);
    arrived.delete(part);
    for (const key of loaded.keys()) if (key.startsWith(`${part}/`)) loaded.delete(key);
    gate.admit(release);
    federation.register(release, { force: true, ...(origin && { origin }) });
  }

  async function renewed(part: string): Promise<RemoteRelease | undefined> {
    const now = await reread(composition.channel).catch(() => null);
    const next = now?.remotes[part];
    if (next) current.set(part, next);
    return current.get(part);
  }

  /** Like `run`, but no-op if the part runs that version already: its loaded screens stay. */
  function runIfOther(release: RemoteRelease | undefined) {
    if (!release) return;
    const isThis = running.get(release.part)?.version === release.version;
    if (!isThis || elsewhere.has(release.part)) run(release);
  }

  async function take(step: Step, part: string): Promise<void> {
    if (step.kind === 'first') return;
    gate.renew(part);
    if (step.kind === 'again') runIfOther(await renewed(part));
    if (step.kind === 'previous') runIfOther(await before(part));
    const release = current.get(part);
    if (step.kind === 'origin' && release) run(release, step.origin);
  }

  async function before(part: string): Promise<RemoteRelease> {
    const ref = composition.previous?.[part];
    if (!ref) throw new RemoteError('MF-UNKNOWN', `Nothing is known to come before ${part}.`);
    return fetchRelease(ref);
  }

  async function fetchScreen({ remote, screen }: ScreenAddress): Promise<ScreenModule> {
    const release = running.get(remote);
    if (!release) throw new RemoteError('MF-UNKNOWN', `The registry lists no ${remote}.`);
    const module = await federation.load(release);
    if (!isRemoteModule(module)) throw new RemoteError('MF-LOAD', `${remote} is no remote.`);
    if (module.contract !== platformContract) {
      throw new RemoteError('MF-CONTRACT', `${remote} wants contract ${module.contract}.`);
    }
    arrived.add(remote);
    const bring = module.screens[screen];
    if (!bring) throw new RemoteError('MF-SCREEN', `${remote} has no screen ${screen}.`);
    return bring();
  }

  return {
    peek: (address) => loaded.get(keyOf(address)),
    async load(address, step = { kind: 'first' }) {
      await take(step, address.remote);
      const release = running.get(address.remote);
      const module = await withinTheLimit(fetchScreen(address));
      if (running.get(address.remote) === release) loaded.set(keyOf(address), module);
      return module;
    },
    release: (part) => running.get(part),
    fallbacks: (part) => ({
      origins: composition.origins,
      hasPrevious: composition.previous?.[part] !== undefined,
    }),
    isEarlier: (part) => running.get(part)?.version !== current.get(part)?.version,
    phase: (part) => (arrived.has(part) ? 'screen' : 'entry'),
  };
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
