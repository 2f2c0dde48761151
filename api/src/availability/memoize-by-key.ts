/**
 * Cache size at which everything is dropped: keys come from requests, so growth must be bounded.
 */
const most = 50_000;

/** Caches values by key, because a list computes the same values for many vendors. */
export function memoizeByKey<Made extends {}>() {
  const made = new Map<string, Made>();
  return (key: string, make: () => Made): Made => {
    const found = made.get(key);
    if (found !== undefined) return found;
    if (made.size >= most) made.clear();
    const one = make();
    made.set(key, one);
    return one;
  };
}
