import { type CallName, endpoints } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/schemas/directory.schema';

/** Method, address and name of a call, as the contract has them. */
export function endpoint<N extends CallName>(name: N) {
  const { method, path } = endpoints[name];
  return { method, url: path };
}

/** What every documented route can answer besides its own. */
export const failures = { '4xx': problem, '5xx': problem };

/** For lists that change rarely: a copy may be this old, and is shown once more while renewed. */
export const shared = 'public, max-age=30, stale-while-revalidate=300';

/** May be kept, must be asked for anew. */
export const revalidated = 'no-cache';

/** For what is no call of the contract: open to everybody, and not in the API's description. */
export const unlisted = { schema: { hide: true }, config: { policy: 'public' } } as const;
