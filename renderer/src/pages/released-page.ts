import { createHash } from 'node:crypto';
import type { Composition } from '@nukkad/platform/contract';
import { compositionIn } from './fill-page';
import { pageCache } from './page-cache';

/** What serving needs of a released page, and parses once. */
export interface ReleasedPage {
  lock: string;
  /** Differs when any of it does: a canary begins and ends within a lock. */
  digest: string;
}

/** Pages of a release and of a few earlier ones; a page has some 50,000 characters. */
const MOST = { entries: 400, size: 24 * 1024 * 1024 };

/**
 * Reads released pages, each document once. Null for one that cannot be rendered ahead: it has no
 * composition, or one whose shell has no server bundle.
 */
export function releasedPages(): (document: string) => ReleasedPage | null {
  const known = pageCache<{ page: ReleasedPage | null }>(MOST);
  return (document) => {
    const found = known.get(document);
    if (found) return found.page;
    const page = parsed(document);
    known.set(document, { page }, document.length);
    return page;
  };
}

function parsed(document: string): ReleasedPage | null {
  try {
    const { lock, shell }: Composition = compositionIn(document);
    if (shell?.server === undefined) return null;
    return { lock, digest: createHash('sha256').update(document).digest('base64url') };
  } catch {
    return null;
  }
}
