import type { ServedPage } from './rendered-pages';
import { speculationRulesPath } from './speculation-rules';

/**
 * Headers of a rendered page besides those of released pages. Browsers ask again each time, as for
 * every page. A shared cache may keep it as long as this process does, and drops it by its keys.
 */
export function renderedHeaders({ keys }: Pick<ServedPage, 'keys'>): Record<string, string> {
  return {
    'cdn-cache-control': 'max-age=1, stale-if-error=60',
    'surrogate-key': keys.join(' '),
    'speculation-rules': `"${speculationRulesPath}"`,
  };
}
