/** The part of `Storage` the session needs; works when a browser blocks the real one. */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when the value could not be stored beyond this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * Storage that never throws: with a blocked, full or broken `Storage`, values last as long as the
 * page.
 *
 * @param open returns the real storage; may throw, as `window.localStorage` does when cookies are
 *   blocked
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
