import type { Composition, RemoteRelease } from '@nukkad/platform/contract';
import type { ReleasedPart } from '../parts/read-release';
import { mirrorOrigins, partFolder } from '../places';
import { lockOf } from './lock-of';
import { allRoutes, isRemote } from './rules';

/**
 * Makes what a page is told from the parts a channel runs. Undefined until a shell is released:
 * without it there is no page. The parts must have passed `judge`.
 */
export function compose(
  channel: { channel: string; serial: number },
  parts: ReleasedPart[],
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
    origins: mirrorOrigins(),
    shell: { version: shell.version },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.part, remote])),
    routes: allRoutes(parts.map((part) => part.manifest)),
  };
}

function remoteRelease({ version, manifest, integrity }: ReleasedPart): RemoteRelease {
  return {
    part: manifest.part,
    federation: manifest.federation ?? '',
    version,
    contract: manifest.contract,
    base: `/${partFolder(manifest.part)}/${version}/`,
    entry: manifest.entry,
    screens: manifest.screens,
    serves: manifest.serves,
    integrity,
  };
}
