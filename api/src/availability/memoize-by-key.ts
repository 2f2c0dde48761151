/** So much is kept before all of it is forgotten: keys come from requests. */
const most = 50_000;

/** What has been made before, by key: a list asks the same of everybody. */
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
