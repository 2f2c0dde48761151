import { parseList } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';

/** What a device shows that has not searched yet. */
export const firstSearches: readonly string[] = ['Dentist', 'English Teacher'];

/** The stored searches, newest first. Nothing stored is a new device; an empty list was cleared. */
export function parseRecent(stored: string | null): readonly string[] {
  if (stored === null) return firstSearches;
  return parseList(stored).slice(0, limits.recentSearches);
}

/** The searches after one more: it comes first, however it was spelt before. */
export function withSearch(recent: readonly string[], term: string): readonly string[] {
  const searched = term.trim();
  if (searched === '') return recent;
  const others = recent.filter((other) => other.toLowerCase() !== searched.toLowerCase());
  return [searched, ...others].slice(0, limits.recentSearches);
}

/** The searches of two devices as one list: those of this one first, each once. */
export function joinSearches(own: readonly string[], others: readonly string[]): readonly string[] {
  const joined = new Map<string, string>();
  for (const term of [...own, ...others]) {
    const name = term.toLowerCase();
    if (!joined.has(name)) joined.set(name, term);
  }
  return [...joined.values()].slice(0, limits.recentSearches);
}
