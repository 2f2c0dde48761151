import type { Composition, RemoteRelease } from '@nukkad/platform/contract';
import { report } from '../../common/report';
import { remoteFailureOf } from './remote-failure';

/** Which parts have their files from the origin that is asked first. */
export interface Assets {
  /** Origin for a part that is registered now; this site if undefined. */
  assign(part: string): string | undefined;
  has(part: string): boolean;
  /** The part has its files from elsewhere now. */
  leave(part: string): void;
  /**
   * Fetches from the origin that the part is assigned to. If that fails, reports it and assigns
   * nothing to it on this page any more.
   *
   * @param turn registers the part at this site; called once per part
   */
  first<T>(release: RemoteRelease, fetch: () => Promise<T>, turn: () => void): Promise<T>;
}

const OF_FILES: ReadonlySet<string> = new Set(['MF-LOAD', 'MF-CHUNK']);

/** Starts with the composition's origin, unless the document had to do without it. */
export function createAssets({ assets }: Pick<Composition, 'assets'>): Assets {
  let origin = isDown() ? undefined : assets;
  const parts = new Set<string>();
  return {
    assign(part) {
      if (origin) parts.add(part);
      return origin;
    },
    has: (part) => parts.has(part),
    leave: (part) => void parts.delete(part),
    async first({ part, version }, fetch, turn) {
      const isAssigned = parts.has(part);
      try {
        return await fetch();
      } catch (error) {
        const { code, cause: message } = remoteFailureOf(error, part);
        if (!isAssigned || !OF_FILES.has(code)) throw error;
        if (origin) report({ code: 'ASSETS-LOAD', message, remote: part, version });
        origin = undefined;
        // Another screen of the part may have turned already.
        if (parts.has(part)) turn();
        return fetch();
      }
    },
  };
}

/** `public/own-origin.js` has asked this site for what the document lists. */
function isDown(): boolean {
  return document.documentElement.dataset.assets === 'failed';
}
