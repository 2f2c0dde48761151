import type { Listed } from '../core/store';
import { contentTypeOf } from './content-types';
import { headersFor } from './headers';

/** What is told last: it names everything else. */
export const REGISTRY = 'registry.json';

const PAGE = /\.html(\.br|\.gz)?$/;
const RELEASED = /^(shell|remotes)\//;

/** Files copied together. */
export interface Stage {
  name: string;
  keys: string[];
}

/**
 * The files that the target lacks, in an order in which nothing names a file that is not there:
 * releases, what they are shown by, pages. `registry.json` itself is left to the caller.
 */
export function stagesOf(
  here: ReadonlyMap<string, Listed>,
  there: ReadonlyMap<string, Listed>,
): Stage[] {
  const late = [...here]
    .filter(([key, file]) => key !== REGISTRY && !isThere(key, file, there))
    .map(([key]) => key)
    .sort();
  const isReleased = (key: string) => RELEASED.test(key);
  const isPage = (key: string) => !isReleased(key) && PAGE.test(key);
  return [
    { name: 'releases', keys: late.filter(isReleased) },
    { name: 'what stands beside pages', keys: late.filter((k) => !isReleased(k) && !isPage(k)) },
    { name: 'pages', keys: late.filter(isPage) },
  ];
}

/** True for files that are replaced under the same name. */
export function isChanging(key: string): boolean {
  return !RELEASED.test(key);
}

/** Headers for a server that sends a file just as the store keeps it. */
export function servedWith(key: string): Record<string, string> {
  const file = key.replace(/\.(br|gz)$/, '');
  const encoding = { [`${file}.br`]: 'br', [`${file}.gz`]: 'gzip' }[key];
  return {
    'cache-control': headersFor(file)['cache-control']!,
    'content-type': contentTypeOf(file),
    ...(encoding && { 'content-encoding': encoding }),
  };
}

// A released file never changes, and a store that encrypts gives tags of its own: size will do.
function isThere(key: string, file: Listed, there: ReadonlyMap<string, Listed>): boolean {
  const other = there.get(key);
  if (other === undefined || other.size !== file.size) return false;
  return !isChanging(key) || other.tag === file.tag;
}
