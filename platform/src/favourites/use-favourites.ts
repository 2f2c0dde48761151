import { useSyncExternalStore } from 'react';
import { type Favourites, keptFavourites } from './favourites';

/** The page's favourites: the account's, or the device's while signed out. */
export const favourites: Favourites = keptFavourites;

const none: readonly string[] = [];

/**
 * Subscribes to the favourite ids, shared by all parts and tabs; re-renders only when the result of
 * `pick` changes. Change them with `favourites.toggle(vendorId)`.
 *
 * @param pick must return the same value, by `===`, while nothing relevant changed.
 * @example const isLiked = useFavourites((liked) => liked.includes(vendor._id));
 */
export function useFavourites<Picked>(pick: (liked: readonly string[]) => Picked): Picked {
  return useSyncExternalStore(
    favourites.subscribe,
    () => pick(favourites.get()),
    () => pick(none),
  );
}
