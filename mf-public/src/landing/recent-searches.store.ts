import { type SafeStorage, safeStorage } from '@nukkad/platform';
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
  let recent: readonly string[] | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => void listener());
  const get = () => {
    recent ??= parseRecent(storage.get(recentSearchesKey));
    return recent;
  };
  const keep = (next: readonly string[]) => {
    recent = next;
    storage.set(recentSearchesKey, JSON.stringify(next));
    tell();
  };
  const reread = ({ key }: StorageEvent) => {
    if (key !== null && key !== recentSearchesKey) return;
    recent = null;
    tell();
  };
  return {
    get,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', reread);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', reread);
      };
    },
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
