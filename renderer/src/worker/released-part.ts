import type { Composition } from '@nukkad/platform/contract';
import type { ReleasedPart } from '../protocol';

/** Version and team of a part of a composition; undefined for a part that it does not have. */
export function releasedPart(
  { shell, remotes }: Composition,
  part: string,
): ReleasedPart | undefined {
  const release = part === 'shell' ? shell : remotes[part];
  return release && { part, version: release.version, owner: release.owner };
}
