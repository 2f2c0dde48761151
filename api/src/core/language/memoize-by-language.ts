import type { Language } from '@nukkad/platform/contract';
import { memoize } from '../caching/memoize';
import { inLanguage } from './language';

/** Like `memoize`, with a result for each language; `load` reads in that of the caller. */
export function memoizeByLanguage<T>(
  milliseconds: number,
  load: () => Promise<T>,
): () => Promise<T> {
  const kept = new Map<Language, () => Promise<T>>();
  return () => {
    const language = inLanguage();
    const own = kept.get(language) ?? memoize(milliseconds, load);
    kept.set(language, own);
    return own();
  };
}
