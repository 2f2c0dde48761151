import type { Places } from '../core/places';
import type { Store } from '../core/store';
import { writeMarker } from './folder';
import { withLease } from './lease';
import { pull } from './pull';
import { push } from './push';

/**
 * Works on the folders as the copy of a store: what it holds now comes first, what the work changed
 * goes there afterwards. Work that fails changes nothing in the store; the copy follows it again
 * the next time. Call it under the folder's lock.
 *
 * @throws RegistryError `conflict` when somebody else came in between, `locked`, `unreachable`
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
