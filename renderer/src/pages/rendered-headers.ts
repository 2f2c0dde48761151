import type { PlaceSource } from './page-place';
import type { ServedPage } from './rendered-pages';
import { speculationRulesPath } from './speculation-rules';

/**
 * Headers of a rendered page besides those of released pages. Browsers ask again each time, as for
 * every page. A shared cache may keep it as long as this process does, and drops it by its keys.
 * Where the address names no locality the cookie may: the page varies by it, and one in a visitor's
 * own locality is not kept by shared caches.
 */
export function renderedHeaders(
  { keys }: Pick<ServedPage, 'keys'>,
  source: PlaceSource,
): Record<string, string> {
  return {
    vary: source === 'address' ? 'accept-encoding' : 'accept-encoding, cookie',
    'cdn-cache-control': source === 'cookie' ? 'private' : 'max-age=1, stale-if-error=60',
    'surrogate-key': keys.join(' '),
    'speculation-rules': `"${speculationRulesPath}"`,
  };
}
