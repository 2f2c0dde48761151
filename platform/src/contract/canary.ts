import type { Canary } from './composition';

/** `Canary.share` of all visitors. */
export const wholeShare = 10_000;

/**
 * Whether a visitor runs the canary's versions. Stable for the canary's lifetime; a larger share
 * keeps earlier visitors, and another canary draws a new sample.
 *
 * @param visitor any text that is constant per visitor
 */
export function belongsToCanary(visitor: string, { id, share }: Canary): boolean {
  return hash(`${id}\n${visitor}`) % wholeShare < share;
}

// FNV-1a with murmur3's finaliser, because FNV alone distributes ids with equal endings unevenly.
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
