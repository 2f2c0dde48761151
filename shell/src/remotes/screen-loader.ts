import {
  type Composition,
  limits,
  platformContract,
  type RemoteRelease,
  type SiteRoute,
} from '@nukkad/platform/contract';
import { isRemoteModule, type ScreenModule } from '@nukkad/platform/host';
import type { Federation } from './federation';
import { RemoteError } from './remote-failure';
import type { ScriptGate } from './script-gate';

export type ScreenAddress = Pick<SiteRoute, 'remote' | 'screen'>;

/** Brings screens of remotes into the page. */
export interface ScreenLoader {
  /** The screen if it is here already, so that going back paints at once. */
  peek(address: ScreenAddress): ScreenModule | undefined;
  /**
   * Loads a screen within 120000 ms.
   *
   * @param isRetry asks the registry again and every unfinished file under a new address
   */
  load(address: ScreenAddress, isRetry?: boolean): Promise<ScreenModule>;
  /** The release of a part that this page runs. */
  release(part: string): RemoteRelease | undefined;
}

export interface ScreenLoaderParts {
  composition: Composition;
  federation: Federation;
  gate: ScriptGate;
  /** Asks the registry what the channel points to now. */
  reread: (channel: string) => Promise<Composition>;
}

export function createScreenLoader(parts: ScreenLoaderParts): ScreenLoader {
  const { composition, federation, gate, reread } = parts;
  const releases = new Map(Object.entries(composition.remotes));
  const loaded = new Map<string, ScreenModule>();

  for (const release of releases.values()) {
    gate.admit(release);
    federation.register(release);
  }

  async function renew(part: string) {
    gate.renew(part);
    const now = await reread(composition.channel).catch(() => null);
    const next = now?.remotes[part];
    if (!next || next.version === releases.get(part)?.version) return;
    releases.set(part, next);
    gate.admit(next);
    federation.register(next, { force: true });
  }

  async function fetchScreen({ remote, screen }: ScreenAddress): Promise<ScreenModule> {
    const release = releases.get(remote);
    if (!release) throw new RemoteError('MF-UNKNOWN', `The registry lists no ${remote}.`);
    const module = await federation.load(release);
    if (!isRemoteModule(module)) throw new RemoteError('MF-LOAD', `${remote} is no remote.`);
    if (module.contract !== platformContract) {
      throw new RemoteError('MF-CONTRACT', `${remote} wants contract ${module.contract}.`);
    }
    const bring = module.screens[screen];
    if (!bring) throw new RemoteError('MF-SCREEN', `${remote} has no screen ${screen}.`);
    return bring();
  }

  return {
    peek: (address) => loaded.get(keyOf(address)),
    async load(address, isRetry = false) {
      const work = isRetry
        ? renew(address.remote).then(() => fetchScreen(address))
        : fetchScreen(address);
      const module = await withinTheLimit(work);
      loaded.set(keyOf(address), module);
      return module;
    },
    release: (part) => releases.get(part),
  };
}

function keyOf({ remote, screen }: ScreenAddress): string {
  return `${remote}/${screen}`;
}

// The third of the three places of the limit: neither the runtime nor webpack bounds the whole.
function withinTheLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new RemoteError('MF-TIMEOUT', 'Nothing came within the limit.'));
    const timer = setTimeout(giveUp, limits.chunkLoadTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
