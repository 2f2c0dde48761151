import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { writeMarker } from './folder';
import { withLease } from './lease';
import { pull } from './pull';
import { push } from './push';

/**
 * Runs `work` on the folders as a copy of a store: pulls the store's state first and pushes the
 * changes afterwards. Work that fails changes nothing in the store; the next call pulls again. Call
 * it under the folder's lock.
 *
 * @throws RegistryError `conflict` after a concurrent change, `locked`, `unreachable`
 */
export async function withStore<T>(
  places: Places,
  store: Store,
  work: () => Promise<T>,
): Promise<T> {
  return withLease(store, async (lease) => {
    const before = await pull(places, store);
    const releases = before?.head.releases ?? [];
    await writeMarker(places, { store: store.name, tag: null, releases });
    const result = await work();
    await push(places, store, before, lease);
    return result;
  });
}
