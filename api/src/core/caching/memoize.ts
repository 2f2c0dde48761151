/**
 * Caches the result of `load` for `milliseconds`. Concurrent callers share one load; failures are
 * not cached.
 */
export function memoize<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (kept && Date.now() < until) return kept;
    const loading = load();
    kept = loading;
    until = Date.now() + milliseconds;
    loading.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading;
  };
}
