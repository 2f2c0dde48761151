import { safeStorage } from '@nukkad/platform';
import {
  type Canary,
  type Composition,
  lockParameter,
  previewKey,
  previewParameter,
  type ReleaseRef,
  type RemoteRelease,
  visitorKey,
} from '@nukkad/platform/contract';
import { report } from '../common/report';
import type { Badge, Visit } from '../common/visit';
import type { PreviewAnswer } from '../remotes/composition/preview';
import { type Attempt, attemptsOf, lockBadge, type Wishes, withReleases } from './visit.model';

/** Milliseconds. After this long a canary's visitors get the live composition. */
const CANARY_PATIENCE = 4_000;

/** Dependencies of a visit; tests pass fakes. */
export interface VisitSources {
  /** Never rejects. */
  readPreview(id: string): Promise<PreviewAnswer>;
  /** @throws when the release cannot be fetched or does not match the reference */
  fetchRelease(ref: ReleaseRef): Promise<RemoteRelease>;
  belongsToCanary(visitor: string, canary: Canary): boolean;
  isReplay(composition: Composition): boolean;
}

const tab = safeStorage(() => window.sessionStorage);
const device = safeStorage(() => window.localStorage);

/**
 * Decides what this page runs: the live composition, or a preview, a canary or a replayed
 * composition. Never rejects: a source that fails or is not trusted is reported, and the page runs
 * the live one.
 *
 * @param live verified
 */
export async function beginVisit(live: Composition, sources: VisitSources): Promise<Visit> {
  const wishes = wishesOf(live, sources);
  const asServed: Visit = { composition: live, live, badge: lockBadge(wishes, live) };
  let refused: Badge = null;
  for (const attempt of attemptsOf(wishes)) {
    const found = await tried(attempt, live, sources);
    if ('composition' in found)
      return { ...found, badge: found.badge ?? refused ?? asServed.badge };
    refused ??= found.badge;
  }
  return { ...asServed, badge: refused ?? asServed.badge };
}

/** Ends the preview of this tab, from the next page load on. */
export function forgetPreview(): void {
  tab.remove(previewKey);
}

function wishesOf(live: Composition, { belongsToCanary, isReplay }: VisitSources): Wishes {
  const query = new URLSearchParams(location.search);
  const asked = query.get(previewParameter);
  if (asked !== null) {
    tab.set(previewKey, asked);
    withoutParameter(previewParameter);
  }
  const { canary } = live;
  return {
    isReplay: isReplay(live),
    lock: query.get(lockParameter),
    preview: asked ?? tab.get(previewKey),
    canary: canary && belongsToCanary(visitor(), canary) ? canary : null,
  };
}

/** Removes the preview's id from the URL, so that a copied link does not share the preview. */
function withoutParameter(name: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

function visitor(): string {
  const known = device.get(visitorKey);
  if (known !== null) return known;
  const fresh = crypto.randomUUID();
  device.set(visitorKey, fresh);
  return fresh;
}

type Tried = Visit | { badge: Badge };

async function tried(attempt: Attempt, live: Composition, sources: VisitSources): Promise<Tried> {
  if (attempt.try === 'canary') return canaryVisit(attempt.canary, live, sources);
  const answer = await sources.readPreview(attempt.id);
  if (answer.state === 'shown') {
    const { preview, release } = answer;
    const badge: Badge = { kind: 'preview', preview };
    return { composition: withReleases(live, [release], preview.routes), live, badge };
  }
  // The next page load does not try it again, so that the user is told once.
  forgetPreview();
  report({ code: 'PREVIEW-IGNORED', message: `${attempt.id}: ${answer.why}` });
  return { badge: { kind: 'preview-ignored', why: answer.why } };
}

async function canaryVisit(
  canary: Canary,
  live: Composition,
  { fetchRelease }: VisitSources,
): Promise<Tried> {
  try {
    const refs = Object.values(canary.remotes);
    const releases = await within(
      CANARY_PATIENCE,
      Promise.all(refs.map((ref) => fetchRelease(ref))),
    );
    const composition = { ...withReleases(live, releases), lock: canary.lock };
    return { composition, live, canary: canary.id, badge: null };
  } catch (error) {
    report({ code: 'CANARY-UNREACHABLE', message: `${canary.id}: ${String(error)}` });
    return { badge: null };
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms.`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
