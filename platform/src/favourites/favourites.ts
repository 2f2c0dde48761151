import { createStore } from 'zustand/vanilla';
import { favouritesKey } from '../contract';
import { parseList } from '../session/parse-list';
import { type SafeStorage, safeStorage } from '../session/safe-storage';
import { followStorage } from '../store/follow-storage';

/** The user's favourite professionals, and the only way to change them. */
export interface Favourites {
  /** Ids of vendors, most recent first; the same array until it changes. */
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Adds or removes the vendor. Returns whether it is a favourite now. */
  toggle(vendorId: string): boolean;
  /** Reads storage again after another tab changed it. */
  reread(): void;
}

/** Called for each change while an account keeps the favourites. */
type SaveFavourite = (vendorId: string, isLiked: boolean) => void;

/** Favourites that an account can store in place of the device. */
export interface KeptFavourites extends Favourites {
  keepWith(save: SaveFavourite): void;
  /** Sets the account's list; the device's own is removed. */
  accept(ids: readonly string[]): void;
  /** Stores these on the device again. */
  takeBack(ids: readonly string[]): void;
}

/**
 * Favourites over a storage.
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
 * The page's favourites: the signed-in user's account, else the browser's storage.
 * `PlatformProvider` syncs them with other tabs.
 */
export const keptFavourites: KeptFavourites = createFavourites(
  safeStorage(() => window.localStorage),
);

/** Follows changes of other tabs. Returns the unsubscriber. */
export const followOtherTabsFavourites = (followed: Favourites = keptFavourites): (() => void) =>
  followStorage([favouritesKey], followed.reread);
