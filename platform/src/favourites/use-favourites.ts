import { useSyncExternalStore } from 'react';
import { type Favourites, keptFavourites } from './favourites';

/** The page's favourites: the account's, or the device's while nobody is logged in. */
export const favourites: Favourites = keptFavourites;

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
