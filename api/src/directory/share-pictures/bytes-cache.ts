/**
 * Keeps the values used last, at most `most` bytes of them together. Concurrent callers of a key
 * share one load; failures are not kept.
 */
export function bytesCache(most: number) {
  const kept = new Map<string, Buffer>();
  const loading = new Map<string, Promise<Buffer>>();
  let size = 0;

  function keep(key: string, value: Buffer): void {
    if (value.length > most) return;
    kept.set(key, value);
    size += value.length;
    for (const [oldest, { length }] of kept) {
      if (size <= most) return;
      kept.delete(oldest);
      size -= length;
    }
  }

  async function loaded(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const value = await load();
      keep(key, value);
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return async (key: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    const value = kept.get(key);
    if (value) {
      // A map iterates in the order of insertion: the first is the one unused for longest.
      kept.delete(key);
      kept.set(key, value);
      return value;
    }
    const shared = loading.get(key) ?? loaded(key, load);
    loading.set(key, shared);
    return shared;
  };
}
