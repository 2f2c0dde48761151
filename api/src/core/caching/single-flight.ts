/** Loads what a key stands for, together with whoever asks for the same meanwhile. */
export type SingleFlight<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Many who ask for one thing at a time cost as much as two. Who comes while it is being loaded
 * shares the next load, not the one under way: what everybody gets was read after they asked.
 */
export function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  const coming = new Map<string, Promise<T>>();

  function begin(key: string, load: () => Promise<T>): Promise<T> {
    const loading = load().finally(() => {
      if (underWay.get(key) === loading) underWay.delete(key);
    });
    underWay.set(key, loading);
    return loading;
  }

  return (key, load) => {
    const before = underWay.get(key);
    if (!before) return begin(key, load);
    const next =
      coming.get(key) ??
      after(before).then(() => {
        coming.delete(key);
        return begin(key, load);
      });
    coming.set(key, next);
    return next;
  };
}

/** How it ended is told to those who waited for it. */
const after = (loading: Promise<unknown>): Promise<unknown> => loading.catch(() => undefined);
