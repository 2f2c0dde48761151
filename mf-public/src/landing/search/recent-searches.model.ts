import { parseList } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';

/** Shown on a device without searches. */
export const firstSearches: readonly string[] = ['Dentist', 'English Teacher'];

/** The stored searches, newest first. Null is a new device; an empty list was cleared. */
export function parseRecent(stored: string | null): readonly string[] {
  if (stored === null) return firstSearches;
  return parseList(stored).slice(0, limits.recentSearches);
}

/** Adds a search: moved to the front, whatever its former spelling. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const searched = term.trim();
  if (searched === '') return recent;
  const others = recent.filter((other) => other.toLowerCase() !== searched.toLowerCase());
  return [searched, ...others].slice(0, limits.recentSearches);
}

/** Merges two devices' searches: this one's first, without duplicates. */
export function joinSearches(own: readonly string[], others: readonly string[]): readonly string[] {
  const joined = new Map<string, string>();
  for (const term of [...own, ...others]) {
    const name = term.toLowerCase();
    if (!joined.has(name)) joined.set(name, term);
  }
  return [...joined.values()].slice(0, limits.recentSearches);
}
