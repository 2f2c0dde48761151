import { useSyncExternalStore } from 'react';
import { favourites } from './favourites';

const none: readonly string[] = [];

/**
 * Ids of the professionals somebody likes, the same in all parts and tabs. Change them with
 * `favourites.toggle(vendorId)`.
 *
 * @example const isLiked = useFavourites().includes(vendor._id);
 */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(favourites.subscribe, favourites.get, () => none);
}
