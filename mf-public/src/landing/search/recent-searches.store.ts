import { createStore, type SafeStorage, safeStorage, subscribeFollowing } from '@nukkad/platform';
import { recentSearchesKey } from '@nukkad/platform/contract';
import { useSyncExternalStore } from 'react';
import { firstSearches, joinSearches, parseRecent, withSearch } from './recent-searches.model';

/** Searches on this device, newest first. */
export interface RecentSearches {
  /** The same array until it changes. */
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  record(term: string): void;
  clear(): void;
  /** Merges the user's searches from elsewhere; returns the whole list. */
  join(others: readonly string[]): readonly string[];
}

export function createRecentSearches(storage: SafeStorage): RecentSearches {
  const read = () => parseRecent(storage.get(recentSearchesKey));
  const store = createStore<readonly string[]>(read);
  const { getState: get } = store;
  const keep = (next: readonly string[]) => {
    storage.set(recentSearchesKey, JSON.stringify(next));
    store.setState(next, true);
  };
  const reread = ({ key }: StorageEvent) => {
    if (key === null || key === recentSearchesKey) store.setState(read(), true);
  };
  return {
    get,
    subscribe: subscribeFollowing(store, () => {
      window.addEventListener('storage', reread);
      return () => window.removeEventListener('storage', reread);
    }),
    record: (term) => keep(withSearch(get(), term)),
    clear: () => keep([]),
    join(others) {
      // A new device's defaults are not searches of the user.
      const own = storage.get(recentSearchesKey) === null ? [] : get();
      if (own.length + others.length > 0) keep(joinSearches(own, others));
      return own.length + others.length > 0 ? get() : [];
    },
  };
}

/** The page's recent searches, on the browser's storage; synced with other tabs. */
export const recentSearches = createRecentSearches(safeStorage(() => window.localStorage));

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, () => firstSearches);
}
