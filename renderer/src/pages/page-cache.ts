/** A cache bounded in entries and size; the one used longest ago goes first. */
export interface PageCache<T> {
  get(key: string): T | undefined;
  /** @param size in characters */
  set(key: string, value: T, size: number): void;
  delete(key: string): void;
  /** Adds to the size of an entry that is still this value. */
  grow(key: string, value: T, more: number): void;
  /** Entries, and their size together. */
  held(): { entries: number; size: number };
}

/** Size in characters; those of most pages take a byte each. */
const USUAL = { entries: 2_000, size: 64 * 1024 * 1024 };

/** Creates a cache that holds at most so many entries of at most this size together. */
export function pageCache<T>(most = USUAL): PageCache<T> {
  const entries = new Map<string, { value: T; size: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const trim = () => {
    for (const [oldest] of entries) {
      if (entries.size <= most.entries && total <= most.size) break;
      remove(oldest);
    }
  };
  return {
    get(key) {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.value;
    },
    set(key, value, size) {
      remove(key);
      entries.set(key, { value, size });
      total += size;
      trim();
    },
    delete: remove,
    grow(key, value, more) {
      const found = entries.get(key);
      if (found?.value !== value) return;
      found.size += more;
      total += more;
      trim();
    },
    held: () => ({ entries: entries.size, size: total }),
  };
}
