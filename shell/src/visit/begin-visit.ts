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
import type { PreviewAnswer } from '../remotes/preview';
import {
  type Attempt,
  attemptsOf,
  type Badge,
  lockBadge,
  type Visit,
  type Wishes,
  withReleases,
} from './visit.model';

/** A canary may not keep its visitors waiting: after this long they get what everybody has. */
const CANARY_PATIENCE = 4_000;

/** Where a visit learns what it may run; tests bring their own. */
export interface VisitSources {
  /** Never fails. */
  readPreview(id: string): Promise<PreviewAnswer>;
  /** @throws when the release cannot be had or is not what the reference names */
  fetchRelease(ref: ReleaseRef): Promise<RemoteRelease>;
  belongsToCanary(visitor: string, canary: Canary): boolean;
  isReplay(composition: Composition): boolean;
}

const tab = safeStorage(() => window.sessionStorage);
const device = safeStorage(() => window.localStorage);

/**
 * Decides what this page runs: what it was served with, unless a preview, a canary or a composition
 * to be seen again says otherwise. Never fails: what cannot be had or believed is reported, and the
 * page runs what everybody runs.
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

/** The tab shows what everybody sees again; for the next page load. */
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

/** An id that was handed on with a link must not be handed on again with the address. */
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
  // Nobody is told twice: the next page load does not try it again.
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
