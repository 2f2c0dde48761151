import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { limits, type RemoteRelease } from '@nukkad/platform/contract';
import type { scriptUrlPolicy } from './trusted-urls';

/** The federation runtime as the loader needs it; tests bring their own. */
export interface Federation {
  /** Makes a release known. `force` replaces one that is known already; `origin` has its files. */
  register(release: RemoteRelease, options?: { force?: boolean; origin?: string }): void;
  /** What the remote exports as `remote`, not yet checked. */
  load(release: RemoteRelease): Promise<unknown>;
}

/** The real runtime, with our script elements: allowed addresses, crossorigin, 120000 ms. */
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
      // The chunks of a remote follow its entry: whence that came, they come too.
      const address = new URL(base + entry, origin).href;
      registerRemotes([{ name: federation, entry: address }], { force });
    },
    async load({ federation }) {
      const container = await loadRemote<{ remote?: unknown }>(`${federation}/remote`);
      return container?.remote;
    },
  };
}
