import { useSyncExternalStore } from 'react';
import { type Favourites, keptFavourites } from './favourites';

/** The page's favourites: the account's, or the device's while nobody is logged in. */
export const favourites: Favourites = keptFavourites;

const none: readonly string[] = [];

/**
 * Follows the ids of the professionals somebody likes, the same in all parts and tabs: only what
 * `pick` takes of them, so that what has not changed is not drawn again. Change them with
 * `favourites.toggle(vendorId)`.
 *
 * @param pick gives the same, by `===`, as long as nothing has changed for the asker.
 * @example const isLiked = useFavourites((liked) => liked.includes(vendor._id));
 */
export function useFavourites<Picked>(pick: (liked: readonly string[]) => Picked): Picked {
  return useSyncExternalStore(
    favourites.subscribe,
    () => pick(favourites.get()),
    () => pick(none),
  );
}
