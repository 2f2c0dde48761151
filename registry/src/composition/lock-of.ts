import { createHash } from 'node:crypto';
import { isRemote } from '../parts/manifest';
import type { ReleasedPart } from '../parts/read-release';

/**
 * The name of these versions together, 16 hex characters: shell and remotes, in whatever order they
 * come. Pages of their own are no part of it.
 */
export function lockOf(parts: readonly ReleasedPart[]): string {
  const named = parts
    .filter(({ manifest }) => manifest.part === 'shell' || isRemote(manifest))
    .map(({ manifest, version }) => `${manifest.part}@${version}`)
    .sort();
  return createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 16);
}
