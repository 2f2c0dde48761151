import type { Composition } from '@nukkad/platform/contract';

/** The registry is asked at most this often, and not by every page in the same second. */
export const ASK_AFTER_MS = 300_000;
export const ASK_JITTER_MS = 60_000;

/** A way from one page to another, as it is about to be taken. */
export interface Crossing {
  /** Something newer than this page is released. */
  isNewer: boolean;
  from: string;
  to: string;
  /** Something was typed or chosen since another part had the page. */
  isTouched: boolean;
  /** A dialog or a menu is open. */
  isInFront: boolean;
  /** Sound or film runs. */
  isPlaying: boolean;
}

/**
 * Whether a page may begin anew on its way. Between parts only: within one, what the last screen
 * left in memory may be what the next one goes on with.
 */
export function mayRenew(crossing: Crossing): boolean {
  const { isNewer, from, to, isTouched, isInFront, isPlaying } = crossing;
  return isNewer && from !== to && !isTouched && !isInFront && !isPlaying;
}

/** Whether what the registry says now is worth a new page. */
export function isNewer(live: Composition, now: Composition): boolean {
  if (now.serial <= live.serial) return false;
  return now.lock !== live.lock || now.canary?.lock !== live.canary?.lock;
}
