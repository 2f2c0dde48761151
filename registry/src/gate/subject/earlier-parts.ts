import { effectivePointer } from '../../canary/channel-state';
import { type Move, readHistory } from '../../channels/history';
import { isWithdrawn } from '../../channels/withdrawn';
import type { Places } from '../../core/places';
import { readRelease } from '../../parts/read-release';
import { readLive } from './read-live';
import type { EarlierPart } from './subject';

/** Milliseconds for which a page may stay open: a day. */
export const PAGE_LIFE = 24 * 60 * 60_000;

/** Versions of one part that are looked at; a part that moves more often is not judged by all. */
const MOST_VERSIONS = 3;

/**
 * The versions of each part of a channel that were replaced lately, so that pages with them may
 * still be open; the latest first. Withdrawn versions and versions that were removed do not count.
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
  const recent = moves.filter(({ at }) => now - Date.parse(at) <= PAGE_LIFE).reverse();
  const found = Object.entries(pointer.parts).map(async ([part, live]) => {
    const replaced = recent.filter((move) => move.part === part && ENDS.has(move.action));
    const untils = new Map<string, string>();
    for (const { previous, at } of replaced) {
      if (previous && previous !== live && !untils.has(previous)) untils.set(previous, at);
    }
    const versions = [...untils].filter(([version]) => !isWithdrawn(pointer, part, version));
    return readAll(places, part, versions.slice(0, MOST_VERSIONS));
  });
  return (await Promise.all(found)).flat();
}

/** Moves after which visitors no longer get `previous`. */
const ENDS: ReadonlySet<Move['action']> = new Set(['release', 'rollback', 'promote', 'stop']);

async function readAll(
  places: Places,
  part: string,
  versions: [version: string, until: string][],
): Promise<EarlierPart[]> {
  const read = versions.map(async ([version, until]) => {
    const release = await readRelease(places, part, version).catch(() => undefined);
    return release ? [{ ...(await readLive(places, release)), until }] : [];
  });
  return (await Promise.all(read)).flat();
}
