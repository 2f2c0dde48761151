import type { Composition, RemoteRef, RemoteRelease } from '@nukkad/platform/contract';

/**
 * Every remote of a composition, by reference where the page does not carry its release. A preview
 * or canary is a release in place of the page's reference.
 */
export function allRemotes({
  remotes,
  others,
}: Pick<Composition, 'remotes' | 'others'>): Record<string, RemoteRelease | RemoteRef> {
  return { ...others, ...remotes };
}
