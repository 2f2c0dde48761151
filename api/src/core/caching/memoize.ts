import { type ReadingPlace, readFrom } from './reading-place';

/**
 * Caches the result of `load` for `milliseconds`. Concurrent callers share one load; failures are
 * not cached.
 *
 * @param place where `load` reads: the primary, unless it may be a little older still
 */
export function memoize<T>(
  milliseconds: number,
  load: () => Promise<T>,
  place: ReadingPlace = 'primary',
): () => Promise<T> {
  let kept: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (kept && Date.now() < until) return kept;
    const loading = readFrom(place, load);
    kept = loading;
    until = Date.now() + milliseconds;
    loading.catch(() => {
      if (kept === loading) kept = undefined;
    });
    return loading;
  };
}
