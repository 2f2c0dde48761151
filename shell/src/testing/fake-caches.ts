/** Caches of a browser in memory, with the parts that the worker uses; names keep their order. */
export function fakeCaches(origin: string): CacheStorage {
  const all = new Map<string, Cache>();
  const fake = {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const found = all.get(name) ?? fakeCache(origin);
      all.set(name, found);
      return found;
    },
  };
  return fake as unknown as CacheStorage;
}

function fakeCache(origin: string): Cache {
  const kept = new Map<string, Response>();
  const addressOf = (asked: RequestInfo) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  const fake = {
    match: async (asked: RequestInfo) => kept.get(addressOf(asked))?.clone(),
    async put(asked: RequestInfo, answer: Response) {
      kept.delete(addressOf(asked));
      kept.set(addressOf(asked), answer);
    },
    delete: async (asked: RequestInfo) => kept.delete(addressOf(asked)),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
  };
  return fake as unknown as Cache;
}
