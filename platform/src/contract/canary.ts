import type { Canary } from './composition';

/** `Canary.share` of everybody. */
export const wholeShare = 10_000;

/**
 * True when this visitor runs the canary's versions. The same visitor is in or out for as long as
 * the canary lasts; a larger share keeps who was in, and another canary draws anew.
 *
 * @param visitor any text that stays with the visitor
 */
export function belongsToCanary(visitor: string, { id, share }: Canary): boolean {
  return hash(`${id}\n${visitor}`) % wholeShare < share;
}

// FNV-1a, and murmur3's last step, because FNV alone spreads what ends alike unevenly.
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
