import { readFrom } from './reading-place';

/** Ages in milliseconds. */
interface Ages {
  /** From this age on a value is loaded again, behind the callers' backs. */
  refreshed: number;
  /** Below this age a value is served while the next is loaded; older, callers wait. */
  served: number;
}

/**
 * Caches the result of `load`. With more than one call in `served` minus `refreshed` milliseconds
 * only the first caller ever waits. Callers that wait share one load; its failure is theirs, and is
 * not cached.
 */
export function refreshBehind<T>(
  { refreshed, served }: Ages,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { value: T; at: number } | undefined;
  let loading: Promise<T> | undefined;

  const begin = (at: number): Promise<T> => {
    // Who has written shares it with all others.
    const begun = readFrom('primary', load)
      .then((value) => {
        kept = { value, at };
        return value;
      })
      .finally(() => {
        loading = undefined;
      });
    // Without a waiting caller a failure is nobody's: the value ages until one waits.
    begun.catch(() => undefined);
    return begun;
  };

  return async () => {
    const now = Date.now();
    const age = kept ? now - kept.at : Infinity;
    if (kept && age < refreshed) return kept.value;
    loading ??= begin(now);
    return kept && age < served ? kept.value : loading;
  };
}
