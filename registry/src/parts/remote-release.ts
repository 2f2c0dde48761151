import { createHash } from 'node:crypto';
import type { ReleaseRef, RemoteRelease } from '@nukkad/platform/contract';
import { partFolder } from '../core/places';
import type { ReleasedPart } from './read-release';

/** Metadata file in the folder of every released remote, for pages. */
export const RELEASE_FILE = 'release.json';

/** A released remote as pages know it. */
export function remoteRelease({ version, manifest, integrity }: ReleasedPart): RemoteRelease {
  return {
    part: manifest.part,
    federation: manifest.federation ?? '',
    owner: manifest.owner,
    version,
    contract: manifest.contract,
    base: `/${partFolder(manifest.part)}/${version}/`,
    entry: manifest.entry,
    screens: manifest.screens,
    serves: manifest.serves,
    integrity,
  };
}

/** The content of `release.json`: deterministic for a release. */
export function releaseText(part: ReleasedPart): string {
  return `${JSON.stringify(remoteRelease(part))}\n`;
}

/** The reference to a release for pages that run another one. */
export function releaseRef(part: ReleasedPart): ReleaseRef {
  const { base } = remoteRelease(part);
  const digest = createHash('sha384').update(releaseText(part)).digest('base64');
  return { part: part.manifest.part, version: part.version, base, digest: `sha384-${digest}` };
}
