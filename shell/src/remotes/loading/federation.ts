import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { limits, type RemoteRelease } from '@nukkad/platform/contract';
import type { scriptUrlPolicy } from '../script-gate/trusted-urls';

/** The federation runtime as the loader uses it; tests pass a fake. */
export interface Federation {
  /** Registers a release. `force` replaces a registered one; `origin` serves its files. */
  register(release: RemoteRelease, options?: { force?: boolean; origin?: string }): void;
  /** The remote's export `remote`, not yet validated. */
  load(release: RemoteRelease): Promise<unknown>;
}

/** The real runtime with the shell's script elements: allowed URLs, crossorigin, 120000 ms. */
export function createFederation(policy: ReturnType<typeof scriptUrlPolicy>): Federation {
  registerPlugins([
    {
      name: 'nukkad-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = policy.createScriptURL(url);
        script.crossOrigin = 'anonymous';
        script.async = true;
        return { script, timeout: limits.chunkLoadTimeout };
      },
    },
  ]);
  return {
    register({ federation, base, entry }, { force = false, origin = location.origin } = {}) {
      // Chunks are loaded relative to the entry, so the entry's origin serves them too.
      const address = new URL(base + entry, origin).href;
      registerRemotes([{ name: federation, entry: address }], { force });
    },
    async load({ federation }) {
      const container = await loadRemote<{ remote?: unknown }>(`${federation}/remote`);
      return container?.remote;
    },
  };
}
