import { createHash } from 'node:crypto';
import { isRemote } from '../parts/manifest';
import type { ReleasedPart } from '../parts/read-release';

/**
 * The lock of these versions, 16 hex characters: shell and remotes, in any order. Pages of their
 * own are not included.
 */
export function lockOf(parts: readonly ReleasedPart[]): string {
  const named = parts
    .filter(({ manifest }) => manifest.part === 'shell' || isRemote(manifest))
    .map(({ manifest, version }) => `${manifest.part}@${version}`)
    .sort();
  return createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 16);
}
