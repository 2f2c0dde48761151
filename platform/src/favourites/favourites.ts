import { createStore } from 'zustand/vanilla';
import { favouritesKey } from '../contract';
import { parseList } from '../session/parse-list';
import { type SafeStorage, safeStorage } from '../session/safe-storage';

/** The professionals this device likes, and the only way to change them. */
export interface Favourites {
  /** Ids of vendors, the latest liked first; the same list until it changes. */
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Likes the vendor, or no longer. Returns whether it is liked now. */
  toggle(vendorId: string): boolean;
  /** Reads storage again: another tab changed it. */
  reread(): void;
}

/**
 * Favourites over some storage.
 *
 * @example const favourites = createFavourites(safeStorage(() => window.localStorage));
 */
export function createFavourites(storage: SafeStorage): Favourites {
  const store = createStore(() => read(storage));
  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    toggle(vendorId) {
      const before = store.getState();
      const wasLiked = before.includes(vendorId);
      const after = wasLiked ? before.filter((id) => id !== vendorId) : [vendorId, ...before];
      storage.set(favouritesKey, JSON.stringify(after));
      store.setState(after, true);
      return !wasLiked;
    },
    reread: () => store.setState(read(storage), true),
  };
}

const read = (storage: SafeStorage): readonly string[] => parseList(storage.get(favouritesKey));

/** The page's favourites, on the browser's storage; other tabs' changes arrive on their own. */
export const favourites: Favourites = createFavourites(safeStorage(() => window.localStorage));

/** Starts following the changes of other tabs. Returns how to stop. */
export function followOtherTabsFavourites(followed: Favourites = favourites): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === favouritesKey) followed.reread();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
