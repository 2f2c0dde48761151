import type { Composition } from '@nukkad/platform/contract';
import { isRemote } from '../parts/manifest';
import type { ReleasedPart } from '../parts/read-release';
import { remoteRelease } from '../parts/remote-release';
import { lockOf } from './lock-of';
import { allRoutes } from './rules';

/**
 * Script of the shell that has a page ask its own origin for what `assets` does not answer. Without
 * it pages ask their own alone.
 */
export const OWN_ORIGIN_SCRIPT = 'own-origin.js';

/**
 * Composes a channel's parts into what pages receive. Undefined until a shell is released: without
 * it there is no page. The parts must have passed `judge`.
 */
export function compose(
  channel: { channel: string; serial: number },
  parts: ReleasedPart[],
  { assets, ...more }: Pick<Composition, 'previous' | 'canary' | 'assets' | 'origins'> = {
    origins: [],
  },
): Composition | undefined {
  const shell = parts.find((part) => part.manifest.part === 'shell');
  if (!shell) return undefined;
  const remotes = parts
    .filter(({ manifest }) => isRemote(manifest))
    .map(remoteRelease)
    .sort((a, b) => (a.part < b.part ? -1 : 1));
  return {
    schema: 1,
    channel: channel.channel,
    serial: channel.serial,
    lock: lockOf(parts),
    ...(assets && shell.integrity[OWN_ORIGIN_SCRIPT] && { assets }),
    shell: {
      version: shell.version,
      owner: shell.manifest.owner,
      server: shell.manifest.server,
      languages: shell.manifest.languages,
      integrity: shell.integrity,
    },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.part, remote])),
    ...more,
    routes: allRoutes(parts.map((part) => part.manifest)),
  };
}
