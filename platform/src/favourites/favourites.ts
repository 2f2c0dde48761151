import { createStore } from 'zustand/vanilla';
import { favouritesKey } from '../contract';
import { parseList } from '../session/parse-list';
import { type SafeStorage, safeStorage } from '../session/safe-storage';

/** The professionals somebody likes, and the only way to change them. */
export interface Favourites {
  /** Ids of vendors, the latest liked first; the same list until it changes. */
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Likes the vendor, or no longer. Returns whether it is liked now. */
  toggle(vendorId: string): boolean;
  /** Reads storage again: another tab changed it. */
  reread(): void;
}

/** Told of each press while an account keeps the favourites. */
type SaveFavourite = (vendorId: string, isLiked: boolean) => void;

/** Favourites that an account can keep in place of the device. */
export interface KeptFavourites extends Favourites {
  keepWith(save: SaveFavourite): void;
  /** As the account has them; the device forgets its own. */
  accept(ids: readonly string[]): void;
  /** The device keeps them again, beginning with these. */
  takeBack(ids: readonly string[]): void;
}

/**
 * Favourites over some storage.
 *
 * @example const favourites = createFavourites(safeStorage(() => window.localStorage));
 */
export function createFavourites(storage: SafeStorage): KeptFavourites {
  const store = createStore(() => read(storage));
  let save: SaveFavourite | null = null;
  const write = (ids: readonly string[]) => storage.set(favouritesKey, JSON.stringify(ids));
  return {
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    toggle(vendorId) {
      const before = store.getState();
      const isLiked = !before.includes(vendorId);
      const after = isLiked ? [vendorId, ...before] : before.filter((id) => id !== vendorId);
      if (!save) write(after);
      store.setState(after, true);
      save?.(vendorId, isLiked);
      return isLiked;
    },
    reread() {
      if (!save) store.setState(read(storage), true);
    },
    keepWith(next) {
      save = next;
    },
    accept(ids) {
      storage.remove(favouritesKey);
      store.setState(ids, true);
    },
    takeBack(ids) {
      save = null;
      write(ids);
      store.setState(ids, true);
    },
  };
}

const read = (storage: SafeStorage): readonly string[] => parseList(storage.get(favouritesKey));

/**
 * The page's favourites: the account's of whoever is logged in, else those on the browser's
 * storage. Other tabs' changes arrive on their own.
 */
export const keptFavourites: KeptFavourites = createFavourites(
  safeStorage(() => window.localStorage),
);

/** Starts following the changes of other tabs. Returns how to stop. */
export function followOtherTabsFavourites(followed: Favourites = keptFavourites): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === favouritesKey) followed.reread();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
