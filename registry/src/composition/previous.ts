import type { ReleaseRef } from '@nukkad/platform/contract';
import { readHistory, versionTrail } from '../channels/history';
import { type Pointer, STABLE } from '../channels/pointer';
import { isWithdrawn } from '../channels/withdrawn';
import type { Places } from '../core/places';
import { isRemote } from '../parts/manifest';
import { type ReleasedPart, readRelease } from '../parts/read-release';
import { refTo } from './release-file';
import { judge } from './rules';

/** Older versions are not tried, as they hardly fit any more. */
const TRIED = 3;

/**
 * The previous version of each remote, as a fallback for pages on which the current one fails. It
 * must still exist in the site and fit the other parts; else the remote has no fallback.
 */
export async function previousReleases(
  places: Places,
  pointer: Pointer,
  parts: ReleasedPart[],
): Promise<Record<string, ReleaseRef>> {
  const moves = await readHistory(places, STABLE, pointer.serial);
  const found: Record<string, ReleaseRef> = {};
  for (const { manifest, version } of parts.filter((part) => isRemote(part.manifest))) {
    const trail = versionTrail(moves, manifest.part);
    const earlier = [...new Set(trail.reverse())].filter(
      (one) => one !== version && !isWithdrawn(pointer, manifest.part, one),
    );
    const fitting = await firstFitting(places, manifest.part, earlier.slice(0, TRIED), parts);
    if (fitting) found[manifest.part] = await refTo(places, fitting);
  }
  return found;
}

async function firstFitting(
  places: Places,
  name: string,
  versions: string[],
  parts: ReleasedPart[],
): Promise<ReleasedPart | undefined> {
  for (const version of versions) {
    const earlier = await readRelease(places, name, version).catch(() => undefined);
    if (earlier && fits(earlier, parts)) return earlier;
  }
  return undefined;
}

/** True when the parts with this release in place of its other version could make a site. */
export function fits(other: ReleasedPart, parts: ReleasedPart[]): boolean {
  const name = other.manifest.part;
  const together = parts.map((part) => (part.manifest.part === name ? other : part));
  return judge(together.map((part) => part.manifest)).problems.length === 0;
}
