import { createStore, type SafeStorage, safeStorage, subscribeFollowing } from '@nukkad/platform';
import { recentSearchesKey } from '@nukkad/platform/contract';
import { useSyncExternalStore } from 'react';
import { firstSearches, joinSearches, parseRecent, withSearch } from './recent-searches.model';

/** What was searched for on this device, newest first. */
export interface RecentSearches {
  /** The same list until it changes. */
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  record(term: string): void;
  clear(): void;
  /** Takes in what the same person searched for elsewhere; returns the whole. */
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
      // What a new device shows at first is nobody's search.
      const own = storage.get(recentSearchesKey) === null ? [] : get();
      if (own.length + others.length > 0) keep(joinSearches(own, others));
      return own.length + others.length > 0 ? get() : [];
    },
  };
}

/** The page's recent searches, on the browser's storage; other tabs' searches arrive on their own. */
export const recentSearches = createRecentSearches(safeStorage(() => window.localStorage));

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, () => firstSearches);
}
