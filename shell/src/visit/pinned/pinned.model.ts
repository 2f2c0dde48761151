import type { Composition } from '@nukkad/platform/contract';

/** Milliseconds between polls of the registry, with jitter so that pages do not poll together. */
export const ASK_AFTER_MS = 300_000;
export const ASK_JITTER_MS = 60_000;

/** A navigation about to happen. */
export interface Crossing {
  /** A newer release than this page's exists. */
  isNewer: boolean;
  from: string;
  to: string;
  /** Something was typed or chosen since the part was entered. */
  isTouched: boolean;
  /** A dialog or menu is open. */
  isInFront: boolean;
  /** Audio or video is playing. */
  isPlaying: boolean;
}

/**
 * Whether a navigation may reload the page. Only between parts: within one, the next screen may
 * need in-memory state of the last.
 */
export function mayRenew(crossing: Crossing): boolean {
  const { isNewer, from, to, isTouched, isInFront, isPlaying } = crossing;
  return isNewer && from !== to && !isTouched && !isInFront && !isPlaying;
}

/** Whether the registry's composition justifies a reload. */
export function isNewer(live: Composition, now: Composition): boolean {
  if (now.serial <= live.serial) return false;
  return now.lock !== live.lock || now.canary?.lock !== live.canary?.lock;
}
