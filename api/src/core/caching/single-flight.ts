/** Loads a key's value, shared with concurrent callers of the same key. */
export type SingleFlight<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/**
 * Single-flight: however many callers come at once, at most two loads run. Callers that come during
 * a load share the next one, so that every value was read after its caller asked for it.
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

/** The load's outcome is reported to its own callers; later ones ignore it. */
const after = (loading: Promise<unknown>): Promise<unknown> => loading.catch(() => undefined);
