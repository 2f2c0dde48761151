import { effectivePointer } from '../../canary/channel-state';
import { readHistory, versionTrail } from '../../channels/history';
import { isWithdrawn } from '../../channels/withdrawn';
import type { Places } from '../../core/places';
import { readRelease } from '../../parts/read-release';
import { readLive } from '../subject/read-live';
import type { EarlierPart } from '../subject/subject';

/** Milliseconds for which a page may stay open: a day. */
export const PAGE_LIFE = 24 * 60 * 60_000;

/**
 * The version before the live one of each part of a channel, if pages that run it may still be
 * open. Withdrawn versions and versions that were removed do not count.
 *
 * @param now milliseconds
 */
export async function readEarlierParts(
  places: Places,
  channel: string,
  now: number,
): Promise<EarlierPart[]> {
  const pointer = await effectivePointer(places, channel);
  const moves = await readHistory(places, channel, pointer.serial);
  const found = Object.entries(pointer.parts).map(async ([part, version]) => {
    const earlier = versionTrail(moves, part).findLast((one) => one !== version);
    const until = moves.findLast((move) => move.part === part && move.version === version)?.at;
    if (!earlier || !until || now - Date.parse(until) > PAGE_LIFE) return [];
    if (isWithdrawn(pointer, part, earlier)) return [];
    const release = await readRelease(places, part, earlier).catch(() => undefined);
    return release ? [{ ...(await readLive(places, release)), until }] : [];
  });
  return (await Promise.all(found)).flat();
}
